// The files of one submission until its outcome is known: whatever is not released is deleted at the end, so that a
// refused or repeated submission leaves none behind.
import type { Attachments } from '../storage/attachments.ts';

export interface UploadedFiles extends Pick<Attachments, 'receive'> {
  /** The files now belong to an application that is stored, or may be. */
  release(ids: readonly string[]): void;
  /** Deletes the files that were received and not released. */
  discard(): Promise<void>;
}

/** No files yet; they are written to `attachments`. */
export function createUploadedFiles(attachments: Pick<Attachments, 'receive' | 'discard'>): UploadedFiles {
  const unreleased = new Set<string>();
  return {
    async receive(bytes) {
      const file = await attachments.receive(bytes);
      unreleased.add(file.id);
      return file;
    },
    release(ids) {
      for (const id of ids) unreleased.delete(id);
    },
    discard: () => attachments.discard(unreleased),
  };
}
