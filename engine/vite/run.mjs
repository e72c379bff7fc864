// Runs a command that is written in TypeScript, which Node 20 does not read by itself: `node run.mjs <module> [argument ...]`.
// The module exports one function of its own name, which is given the arguments and a way to print, and returns the exit
// code.
import path from 'node:path';
import { runnerImport } from 'vite';

const [file = '', ...args] = process.argv.slice(2);
const { module } = await runnerImport(path.resolve(file), { configFile: false, logLevel: 'warn' });
const command =
  /** @type {Record<string, (args: string[], print: (line: string) => void) => number | Promise<number>>} */ (module)[
    path.basename(file, '.ts')
  ];
if (!command) throw new Error(`${file} exports no command of its own name.`);
process.exitCode = await command(args, (line) => process.stdout.write(`${line}\n`));
