import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../../..');
const APART = ['node_modules', 'dist', 'data', 'release', 'test-results', '.git'];
/** Of a dev server on a slow machine. */
const PATIENCE_MS = 120_000;

interface Copy {
  readonly folder: string;
  /** Of the dev server. */
  readonly origin: string;
  /** What the dev server has printed. */
  printed(): string;
  close(): Promise<void>;
}

/** A copy of the project with a history of one commit, in which `npm run dev` runs. */
export async function copyOfProject(): Promise<Copy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'trial-'));
  cpSync(project, folder, { recursive: true, filter: (file) => !APART.includes(path.relative(project, file)) });
  symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Trial', '-c', 'user.email=trial@example.org', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all', 'forms', 'site/facts.json', 'site/pages.json', 'site/content');
  git('commit', '--quiet', '--message', 'As delivered');
  const server = spawn('npm', ['run', 'dev', '--', '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    detached: true,
  });
  let printed = '';
  const stopped = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      const [, port] = /http:\/\/127\.0\.0\.1:\D*(\d+)/.exec(printed) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    setTimeout(() => reject(new Error(`The dev server did not start:\n${printed}`)), PATIENCE_MS).unref();
    void stopped.then(() => reject(new Error(`The dev server ended:\n${printed}`)));
  });
  return {
    folder,
    origin,
    printed: () => printed,
    async close() {
      // npm, and what it has started.
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await stopped;
      rmSync(folder, { recursive: true });
    },
  };
}
