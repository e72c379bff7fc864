// The program behind `npm run applications`.
import { forms } from 'virtual:forms/all';
import { runOfficeCommand } from './runOfficeCommand.ts';
import { readSettings } from './settings.ts';
import { WrongSetting } from './wrongSetting.ts';

process.umask(0o077);
// A reader such as `head` may have enough before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  const { dataDir, databaseUrl, timeZone } = readSettings(process.env);
  process.exitCode = await runOfficeCommand(process.argv.slice(2), {
    dataDir,
    databaseUrl,
    forms,
    timeZone,
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
