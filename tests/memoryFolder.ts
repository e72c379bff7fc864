// Temporary files of the tests stand in memory where Linux has room for them: hundreds of databases and files are synced, the studio
// copies folders of forms, and none of them is meant to outlive the run. What a power cut leaves is simulated
// (`intake/support/losablePower.ts`), not left to a disk.
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes; the tests need less than a third of it at once. A container may have 64 MB. */
const ROOM = 3_000_000_000;

/**
 * Vitest and Playwright call it before the first test, and the function that it returns after the last. A `TMPDIR` that is set
 * already stays.
 */
export default async function memoryFolder(): Promise<(() => Promise<void>) | undefined> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (process.env.TMPDIR || free < ROOM) return undefined;
  const folder = await mkdtemp(path.join(MEMORY, 'school-tests-'));
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
