import { createHash } from 'node:crypto';
import type { Digest } from './moveEnds.ts';

/** Size and SHA-256 of a stream. */
export async function digestOf(bytes: AsyncIterable<Buffer>): Promise<Digest> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes: size };
}
