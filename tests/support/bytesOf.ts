import type { Attachment } from '../../engine/core/model/types.ts';
import { sampleFile } from '../intake/support/sampleFiles.ts';

const kinds = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** The bytes of an example's attachment: of its size, with the first and last bytes of its type. */
export function bytesOf({ type, size }: Attachment): Buffer<ArrayBuffer> {
  const kind = kinds[type as keyof typeof kinds];
  return kind ? sampleFile(kind, size) : Buffer.alloc(size, 'x');
}
