// Memory for what is on its way to the disk, used again and again. What comes from the network lives in buffers of the
// runtime; to hold on to those until a write pays makes each of them old, and the collection of old ones is dear.
const BYTES = 256 * 1024;
/** So many wait for the next file; what a rush took beyond that is let go. */
const MOST_FREE = 32;

const free: Buffer[] = [];

/** Slabs of the same size; each goes back once nothing reads it any more. */
export const bufferPool = {
  /** A slab, with whatever it held before. */
  take: (): Buffer => free.pop() ?? Buffer.allocUnsafeSlow(BYTES),
  giveBack(slab: Buffer): void {
    if (free.length < MOST_FREE) free.push(slab);
  },
};
