// Runs scripts of package.json in parallel: `node sideBySide.mjs <script> ...`. The output of a script that passes is printed
// when it has ended, and that of those that fail after all the others, so that it is found at the end of a long log. Where only
// the end of the log is kept, the output of one that failed may be cut off by another's: the last lines of each, which name its
// failed tests, follow once more. Then a line for each script says how it ended. The exit code is that of the first that failed, or 0.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const { npm_execpath: npm } = process.env;
if (!npm) throw new Error('Run this by a script of package.json: only npm says where npm is.');

/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const endings = [];
/** How many lines of each script that failed are printed once more. */
const LAST = 30;

/** @param {string} script */
async function run(script) {
  const child = spawn(process.execPath, [npm ?? '', 'run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  const output = (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
  const exitCode = await ended;
  process.exitCode ||= exitCode;
  endings.push(`${script} ${exitCode ? `failed with exit code ${exitCode}` : 'passed'}\n`);
  if (exitCode) failures.push(output);
  else process.stdout.write(output);
}

await Promise.all(process.argv.slice(2).map(run));
const last =
  failures.length > 1 ? failures.map((output) => `${output.trimEnd().split('\n').slice(-LAST).join('\n')}\n`) : [];
process.stdout.write([...failures, ...last, ...endings].join(''));
