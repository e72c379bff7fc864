import type { Attachment } from '../../engine/core/model/types.ts';
import { sampleFile } from '../intake/support/sampleFiles.ts';

const kinds = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** A file as an example names it: of that size, and by its first and last bytes of that type. */
export function bytesOf({ type, size }: Attachment): Buffer<ArrayBuffer> {
  const kind = kinds[type as keyof typeof kinds];
  return kind ? sampleFile(kind, size) : Buffer.alloc(size, 'x');
}
