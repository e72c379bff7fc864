import { statfs } from 'node:fs/promises';

/** How long a reading holds. In a second a fast line brings far less than what is kept free. */
const FRESH_MS = 1000;

/** Reads how many bytes this account may still write where `folder` is. */
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
