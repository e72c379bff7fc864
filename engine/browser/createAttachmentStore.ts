// The attached files of one visit, in memory, by the ids that the answers hold.
import type { AttachmentStore } from '../ports/index.ts';
import { randomId } from './randomId.ts';

/** Scales large photos down before it stores them, and reads a file's type from its content. */
export interface BrowserAttachments extends AttachmentStore {
  /** Stores a file under the id that a restored draft has for it. */
  restore(id: string, file: File): void;
  /** The file with this id; undefined when this visit has none. */
  get(id: string): File | undefined;
}

/** An empty store, in memory. */
export function createAttachmentStore(): BrowserAttachments {
  const files = new Map<string, File>();
  return {
    async add(given) {
      const file = await prepared(given);
      const id = randomId();
      files.set(id, file);
      return { id, name: file.name, type: file.type, size: file.size };
    },
    restore: (id, file) => files.set(id, file),
    get: (id) => files.get(id),
  };
}

/** The prepared file. The code for it is loaded with the first file; where that fails, the file is sent as it is and the intake checks it. */
async function prepared(given: File): Promise<File> {
  return import('./prepareFile.ts').then(
    ({ prepareFile }) => prepareFile(given),
    () => given,
  );
}
