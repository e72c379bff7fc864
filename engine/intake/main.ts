// The service: site and intake on one port. Settings come from the environment; OPERATIONS.md lists them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { forms, formsIn } from 'virtual:forms/all';
import { offices } from 'virtual:offices';
import type { BuiltSite } from '../core/index.ts';
import { explainStart } from './cli/explainStart.ts';
import { onStopSignal } from './cli/onStopSignal.ts';
import { print, printError } from './cli/output.ts';
import { readSettings } from './config/settings.ts';
import { listenAt } from './http/listenAt.ts';
import { openIntake } from './openIntake.ts';

// Files of this process, the admin socket included, are accessible to its own account only.
process.umask(0o077);
try {
  await start();
} catch (error) {
  printError(`The service cannot start. ${explainStart(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const built: BuiltSite = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));
  const { retentionDays, ...site } = built;
  const { port, host, logLevel: level, ...settings } = readSettings(process.env, retentionDays);
  const { app, close } = await openIntake({
    forms,
    translations: formsIn,
    offices,
    ...settings,
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    officeDir: fileURLToPath(new URL('../office', import.meta.url)),
    ...site,
    log: { level },
  });
  onStopSignal(() =>
    close().then(
      // Explicit, because a connection to an unresponsive mail server would keep the process alive.
      () => process.exit(0),
      (err) => {
        app.log.error({ err }, 'shutdown failed');
        process.exit(1);
      },
    ),
  );
  await listenAt(app, host, port);
  const address = app.listeningOrigin.replace(/0\.0\.0\.0|127\.0\.0\.1|\[::1?\]/, 'localhost');
  print(`The site is at ${address}\n`);
}
