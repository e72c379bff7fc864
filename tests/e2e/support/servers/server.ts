// The service that the end-to-end tests use; its data folder belongs to this run, and tests may read it.
import path from 'node:path';

export const project = path.resolve(import.meta.dirname, '../../../..');

/** Ignored by git; Playwright empties it before it starts the server, so every run begins without submissions. */
export const outputDir = path.join(project, 'test-results');

export const dataDir = path.join(outputDir, 'data');

const port = Number(process.env.E2E_PORT ?? 4410);

export const origin = `http://127.0.0.1:${port}`;

/** Playwright's `webServer` option. */
export const service = {
  command: 'node tests/e2e/support/servers/startService.mjs',
  cwd: project,
  env: { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
  url: `${origin}/healthz`,
  reuseExistingServer: false,
  stdout: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
} as const;
