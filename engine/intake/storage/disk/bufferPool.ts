// A pool of 256 KiB buffers that gather small chunks for one large write. Retaining the runtime's own network buffers until
// then would promote them to old space, where they are slow to collect.
const BYTES = 256 * 1024;
/** Buffers that stay allocated while idle (8 MiB in all). */
const MOST_FREE = 32;

const free: Buffer[] = [];

export const bufferPool = {
  /** A buffer with unspecified content. */
  take: (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(BYTES),
  /** To be called once nothing reads the buffer any more. */
  giveBack(buffer: Buffer): void {
    if (free.length < MOST_FREE) free.push(buffer);
  },
};
