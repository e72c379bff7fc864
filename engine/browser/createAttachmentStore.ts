// The files of a form on this page, under the ids that the answers name.
import type { AttachmentStore } from '../ports/index.ts';
import { randomId } from './randomId.ts';

/** Large photos are scaled down before they are stored, and a file's type is read from its content. */
export interface BrowserAttachments extends AttachmentStore {
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
      const file = await ready(given);
      const id = randomId();
      files.set(id, file);
      return { id, name: file.name, type: file.type, size: file.size };
    },
    restore: (id, file) => files.set(id, file),
    get: (id) => files.get(id),
  };
}

/** The file made ready by what is loaded for the first one; where that cannot be loaded, the file as it is: the intake judges it. */
async function ready(given: File): Promise<File> {
  return import('./takeIn.ts').then(
    ({ takeIn }) => takeIn(given),
    () => given,
  );
}
