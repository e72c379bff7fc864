// `npm run build:changed`: builds unless the last build was whole and nothing that it read has changed since. Vite runs in a
// process of its own: it takes hundreds of megabytes, which a service that starts after it should not keep.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestInputs, isBuiltFrom, project } from './buildStamp.mjs';

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/** True once `dist` is a build of what there is; false after a build that failed, which has said why. */
export async function buildIfChanged() {
  if (isBuiltFrom(digestInputs())) {
    process.stdout.write('Nothing has changed since the last build.\n');
    return true;
  }
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build'], { cwd: project, stdio: 'inherit' });
  const handOn = (/** @type {NodeJS.Signals} */ signal) => build.kill(signal);
  for (const signal of SIGNALS) process.on(signal, handOn);
  const [code, killedBy] = await once(build, 'exit');
  for (const signal of SIGNALS) process.off(signal, handOn);
  // As if the signal had met this process alone.
  if (killedBy) process.kill(process.pid, killedBy);
  return code === 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await buildIfChanged())) process.exitCode = 1;
