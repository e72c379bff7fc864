import { statfs } from 'node:fs/promises';

/** Milliseconds for which a result is cached; what arrives meanwhile is far less than `freeBytes` in limits.ts. */
const FRESH_MS = 1000;

/** A function that returns the bytes that this account can still write on the disk of `folder`. */
export function freeDisk(folder: string): () => Promise<number> {
  let reading: Promise<number> | undefined;
  let readAt = 0;
  return () => {
    if (reading === undefined || performance.now() - readAt > FRESH_MS) {
      readAt = performance.now();
      reading = statfs(folder).then(({ bavail, bsize }) => bavail * bsize);
    }
    return reading;
  };
}
