// The program behind `npm run applications`.
import { readFileSync } from 'node:fs';
import { forms, formsIn } from 'virtual:forms/all';
import { offices } from 'virtual:offices';
import type { BuiltSite } from '../core/index.ts';
import { explainStart } from './cli/explainStart.ts';
import { print, printError } from './cli/output.ts';
import { runCommand } from './cli/runCommand.ts';
import { readSettings } from './config/settings.ts';

process.umask(0o077);
// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  printError(`${error.message}\n`);
  process.exit(1);
});
try {
  const { dataDir, databaseUrl, isStoreChosen, timeZone, port, mail } = readSettings(process.env);
  const { school }: Partial<BuiltSite> = JSON.parse(readFileSync(new URL('../site.json', import.meta.url), 'utf8'));
  process.exitCode = await runCommand(process.argv.slice(2), {
    dataDir,
    databaseUrl,
    isStoreChosen,
    env: process.env,
    forms,
    translations: formsIn,
    offices,
    isBehindNpm: isBehindNpm(),
    timeZone,
    school,
    sendsMail: mail !== undefined,
    origins: [...(school ? [school.url] : []), `http://localhost:${port}`],
    print,
    printError,
  });
} catch (error) {
  printError(`${explainStart(error)}\n`);
  process.exitCode = 1;
}

/** True under `npm run` without -s: npm's banner then comes first in redirected output and cannot be suppressed from here. */
function isBehindNpm(): boolean {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env;
  return script === 'applications' && level !== 'silent' && !process.stdout.isTTY;
}
