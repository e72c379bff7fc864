// Runs scripts of package.json in parallel: `node sideBySide.mjs <script> ...`. The output of a script that passes is printed
// when it has ended, and that of those that fail after all the others, so that it is found at the end of a long log; then a
// line for each script says how it ended. The exit code is that of the first that failed, or 0.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const { npm_execpath: npm } = process.env;
if (!npm) throw new Error('Run this by a script of package.json: only npm says where npm is.');

/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const endings = [];

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
process.stdout.write([...failures, ...endings].join(''));
