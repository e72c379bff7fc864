// The program behind `npm run applications`.
import { runOfficeCommand } from './runOfficeCommand.ts';

process.umask(0o077);
// A reader such as `head` may have enough before we are done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = await runOfficeCommand(process.argv.slice(2), {
  dataDir: process.env.DATA_DIR ?? './data',
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
