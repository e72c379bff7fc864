// Files as far as the intake looks at them: the right first and last bytes, and between them noise that no text handling
// would survive.
import { randomFillSync } from 'node:crypto';
import { edgesOf, wholeFile } from '../../fixtures/wholeFile.ts';

const types = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png' } as const;

/** A file of the given kind, `size` bytes long; cut off where its beginning and its end need more. */
export function sampleFile(kind: keyof typeof types, size: number): Buffer<ArrayBuffer> {
  const file = Buffer.from(wholeFile(types[kind], size).buffer);
  const [begin = 0, end = 0] = edgesOf(types[kind]).map(({ length }) => length);
  if (size > begin + end) randomFillSync(file, begin, size - begin - end);
  return file;
}
