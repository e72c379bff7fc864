// Files as far as the intake looks at them: the right first bytes, then noise that no text handling would survive.
import { randomBytes } from 'node:crypto';

const begin = {
  pdf: Buffer.from('%PDF-1.7\n'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** A file of the given kind, `size` bytes long. */
export function sampleFile(kind: keyof typeof begin, size: number): Buffer {
  return Buffer.concat([begin[kind], randomBytes(size)]).subarray(0, size);
}
