// A digest of a build's inputs, stored beside its result. It is computed before the build and written after it: an interrupted
// build has no digest, and an input that changes during a build makes the next one build again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const project = path.resolve(import.meta.dirname, '../..');

/** Files and folders that a build reads. The lock file stands for the installed packages. */
const INPUTS = ['engine', 'site', 'forms', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Environment variables that a build reads, except NODE_ENV: Vite sets it while it builds. */
const SETTING = /^(RETENTION_DAYS|VITE_.*)$/;

/**
 * The SHA-256 digest of everything that a build depends on, in hex.
 * @param {string} folder the project's
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function digestInputs(folder = project, env = process.env) {
  const digest = createHash('sha256');
  const add = (/** @type {string} */ name, /** @type {string | Buffer} */ content) =>
    digest.update(`${name}\0${content.length}\0`).update(content);
  for (const file of INPUTS.flatMap((input) => filesIn(folder, input))) {
    add(file, readFileSync(path.join(folder, file)));
  }
  add('NODE_ENV', env.NODE_ENV || 'production');
  for (const name of Object.keys(env).sort()) if (SETTING.test(name)) add(name, env[name] ?? '');
  return digest.digest('hex');
}

/**
 * All files at or below `place`, in the same order on every system.
 * @param {string} folder
 * @param {string} place relative to it, `/` between the parts
 * @returns {string[]} relative to `folder`
 */
function filesIn(folder, place) {
  if (path.extname(place) !== '' && !place.includes('/')) return [place];
  const entries = readdirSync(path.join(folder, place), { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesIn(folder, inside) : [inside];
  });
}

const stampOf = (/** @type {string} */ folder) => path.join(folder, 'dist', 'inputs.sha256');

/** True if the project's `dist` is a complete build of these inputs. @param {string} inputs their digest */
export function isBuiltFrom(inputs, folder = project) {
  try {
    return readFileSync(stampOf(folder), 'utf8') === inputs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Removes the digest; called when a build begins. */
export function removeStamp(folder = project) {
  rmSync(stampOf(folder), { force: true });
}

/** Stores the digest; called when a build is complete. @param {string} inputs */
export function writeStamp(inputs, folder = project) {
  writeFileSync(stampOf(folder), inputs);
}
