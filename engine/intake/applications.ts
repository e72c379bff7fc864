// The program behind `npm run applications`.
import { forms } from 'virtual:forms/all';
import { readKeeping } from './readKeeping.ts';
import { runOfficeCommand } from './runOfficeCommand.ts';
import { WrongSetting } from './wrongSetting.ts';

process.umask(0o077);
// A reader such as `head` may have enough before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  const { dataDir, databaseUrl } = readKeeping(process.env);
  process.exitCode = await runOfficeCommand(process.argv.slice(2), {
    dataDir,
    databaseUrl,
    forms,
    print: (text) => process.stdout.write(text),
    complain: (text) => process.stderr.write(text),
  });
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
