// Serves the built site and the floor pages, each on its own port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const project = path.resolve(import.meta.dirname, '../..');

/** Serves these documents and scripts by path. @param {ReadonlyMap<string, string>} pages */
export async function serveFloor(pages) {
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(page ? 200 : 404, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(page ?? ''));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Serves the `dist` of a project's folder as `npm start` does, with a data folder of its own. @param {number} port */
export async function serveProduct(port, folder = project) {
  const data = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error' };
  const child = spawn('node', ['dist/server/main.js'], { cwd: folder, env, stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(data, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return { origin, stop };
    await pause(100);
  }
  await stop();
  throw new Error(`The service did not come up on port ${port}. Is dist built, and the port free?`);
}
