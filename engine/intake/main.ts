// The service: site and intake on one port. Settings come from the environment; README lists them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forms } from 'virtual:forms/all';
import { openIntake } from './openIntake.ts';
import { readLimits } from './readLimits.ts';
import { readPort } from './readPort.ts';
import { StoreInUse } from './store.ts';

// Files of this process are its own account's business, the office's socket included.
process.umask(0o077);
try {
  await start();
} catch (error) {
  const isPlain = error instanceof StoreInUse || (error instanceof Error && 'syscall' in error);
  if (!isPlain) throw error;
  process.stderr.write(`The service cannot start. ${error.message}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const port = readPort(process.env.PORT);
  const host = process.env.HOST ?? '0.0.0.0';
  const { app, close } = await openIntake({
    forms,
    dataDir: process.env.DATA_DIR ?? './data',
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    // Written by the site's build: every further address with the page that it means, and what it shows in frames.
    ...JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8')),
    log: { level: process.env.LOG_LEVEL ?? 'info' },
    trustProxy: process.env.TRUST_PROXY,
    ...readLimits(process.env),
  });
  // A second signal ends the process at once: nothing that was answered is lost.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, close);
  await app.listen({ port, host });
  const address = app.listeningOrigin.replace(/0\.0\.0\.0|127\.0\.0\.1|\[::1?\]/, 'localhost');
  process.stdout.write(`The site is at ${address}\n`);
}
