// The folder for the service that tests bundle: inside node_modules, where its packages are resolved. Removed after the last
// test, since Vitest ends its workers without letting them clean up.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Vitest calls it before the first test, and the function that it returns after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const cache = path.resolve(import.meta.dirname, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'intake-'));
  process.env.BUILDS_FOLDER = folder;
  return () => rm(folder, { recursive: true });
}
