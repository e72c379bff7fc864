// The files of a form on this page, under the ids that the answers name.
import type { Attachment } from '../core/types.ts';
import { randomId } from './randomId.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

export interface BrowserAttachments {
  /** Takes a file in, large photos made smaller. */
  keep(file: File): Promise<Attachment>;
  /** Puts a file back under the id that a draft names. */
  restore(id: string, file: File): void;
  /** The file with this id; undefined when it was never kept here. */
  get(id: string): File | undefined;
}

/** An empty store, in memory. */
export function createAttachmentStore(): BrowserAttachments {
  const files = new Map<string, File>();
  return {
    async keep(given) {
      const file = await shrinkPhoto(given);
      const id = randomId();
      files.set(id, file);
      return { id, name: file.name, type: file.type, size: file.size };
    },
    restore: (id, file) => files.set(id, file),
    get: (id) => files.get(id),
  };
}
