// `npm run release`, and the service run from the release.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { project } from '../support/servers/server.ts';

const run = promisify(execFile);
const release = (to: string) => run('npm', ['run', 'release', '--', '--to', to], { cwd: project });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'release-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

test('a release contains only what the service needs, and runs from any folder', async () => {
  test.setTimeout(120_000);
  const to = path.join(folder, 'release');
  await release(to);
  const installed = await readdir(path.join(to, 'node_modules'));
  const { dependencies } = JSON.parse(await readFile(path.join(to, 'package.json'), 'utf8'));
  expect(installed).toContain('fastify');
  for (const name of ['react', 'vite', '@rjsf', 'typescript', 'vitest']) expect(installed).not.toContain(name);
  const lock = JSON.parse(await readFile(path.join(to, 'package-lock.json'), 'utf8')).packages;
  expect(lock[''].dependencies).toEqual(dependencies);
  expect(Object.values<{ dev?: boolean }>(lock).filter(({ dev }) => dev)).toEqual([]);

  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' };
  const service = spawn(process.execPath, [path.join(to, 'main.js')], { cwd: os.tmpdir(), env });
  let said = '';
  service.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const port = () => /The site is at http:\/\/localhost:(\d+)\n/.exec(said)?.[1];
  await expect.poll(() => port() ?? said, { timeout: 60_000 }).toMatch(/^\d+$/);
  const home = await fetch(`http://127.0.0.1:${port()}/`);
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const check = await run(process.execPath, [path.join(to, 'check.js'), '/readyz'], { env: { ...env, PORT: port() } });
  expect(check.stdout).toContain('200 {"status":"ready"}');
  const { stdout } = await run('npm', ['run', '--silent', 'applications', '--', 'list'], { cwd: to, env });
  expect(stdout).toBe('No applications.\n');
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
