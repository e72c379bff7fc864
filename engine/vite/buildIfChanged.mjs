// `npm run build:changed`: builds, unless the last build is complete and none of its inputs has changed. Vite runs in a child
// process, because it uses hundreds of megabytes that the service, started afterwards in this process, should not occupy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestInputs, isBuiltFrom, project } from './buildStamp.mjs';

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/** Resolves to true when `dist` is up to date, to false when the build failed and has printed the reason. */
export async function buildIfChanged() {
  if (isBuiltFrom(digestInputs())) {
    process.stdout.write('Nothing has changed since the last build.\n');
    return true;
  }
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build'], { cwd: project, stdio: 'inherit' });
  const forward = (/** @type {NodeJS.Signals} */ signal) => build.kill(signal);
  for (const signal of SIGNALS) process.on(signal, forward);
  const [code, killedBy] = await once(build, 'exit');
  for (const signal of SIGNALS) process.off(signal, forward);
  // Ends this process by the signal that ended the build, so that npm and the shell see it.
  if (killedBy) process.kill(process.pid, killedBy);
  return code === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await buildIfChanged())) process.exitCode = 1;
