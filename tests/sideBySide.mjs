// Runs scripts of package.json in parallel: `node sideBySide.mjs <script> ...`. The output of each is printed when it has
// ended; the exit code is that of the first that failed, or 0.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const { npm_execpath: npm } = process.env;
if (!npm) throw new Error('Run this by a script of package.json: only npm says where npm is.');

/** @param {string} script */
async function run(script) {
  const child = spawn(process.execPath, [npm ?? '', 'run', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.stdout.write(said.join(''));
  process.exitCode ||= (await ended) ?? 1;
}

await Promise.all(process.argv.slice(2).map(run));
