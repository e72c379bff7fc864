// The program behind `npm run applications`.
import { forms, formsIn } from 'virtual:forms/all';
import { explainStart } from './cli/explainStart.ts';
import { runCommand } from './cli/runCommand.ts';
import { complain, print } from './cli/say.ts';
import { readSettings } from './config/settings.ts';

process.umask(0o077);
// A reader such as `head` may have enough before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  complain(`${error.message}\n`);
  process.exit(1);
});
try {
  const { dataDir, databaseUrl, isStoreChosen, timeZone } = readSettings(process.env);
  process.exitCode = await runCommand(process.argv.slice(2), {
    dataDir,
    databaseUrl,
    isStoreChosen,
    env: process.env,
    forms,
    translations: formsIn,
    isBehindNpm: isBehindNpm(),
    timeZone,
    print,
    complain,
  });
} catch (error) {
  complain(`${explainStart(error)}\n`);
  process.exitCode = 1;
}

/** Below `npm run` without -s, whose banner comes first and cannot be switched off from here. */
function isBehindNpm(): boolean {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  return script === 'applications' && level !== 'silent' && !process.stdout.isTTY;
}
