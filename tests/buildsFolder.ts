// Where the tests bundle the service to: inside node_modules, where its packages are found. The runner removes it at the end,
// since it ends its processes without letting them clean up.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';

/** Run by Vitest before the first test; gives what it runs after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const cache = path.resolve(import.meta.dirname, '../node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'intake-'));
  process.env.BUILDS_FOLDER = folder;
  return () => rm(folder, { recursive: true });
}
