// The files of a form on this page, under the ids that the answers name.
import type { Attachment } from '../core/index.ts';
import { randomId } from './randomId.ts';

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
      const file = given.type.startsWith('image/') ? await shrink(given) : given;
      const id = randomId();
      files.set(id, file);
      return { id, name: file.name, type: file.type, size: file.size };
    },
    restore: (id, file) => files.set(id, file),
    get: (id) => files.get(id),
  };
}

/** The photo made smaller by what is loaded for the first one; where that cannot be loaded, the photo as it is. */
async function shrink(photo: File): Promise<File> {
  return import('./shrinkPhoto.ts').then(
    ({ shrinkPhoto }) => shrinkPhoto(photo),
    () => photo,
  );
}
