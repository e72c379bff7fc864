// The office at the archive itself. Deleting and backing up take turns, so that a backup never misses a file that its
// database still names.

import { AdminError } from '../storage/adminError.ts';
import type { Storage } from '../storage/storage.ts';
import { serialQueue } from '../timing/serialQueue.ts';
import type { AdminApi, BackedUp } from './adminApi.ts';

/** The office over `archive`; `backup` is how the archive is copied, where the intake can do that itself. */
export function adminOverStorage(
  { store, attachments }: Storage,
  backup: (folder: string) => Promise<BackedUp> = refuseBackup,
): AdminApi {
  const serially = serialQueue();
  return {
    list: store.list,
    show: store.show,
    read: async (id) => attachments.read(id),
    change: store.change,
    remove: (reference) =>
      serially(async () => {
        const files = await store.remove(reference);
        if (files === undefined) return false;
        await attachments.discard(files);
        return true;
      }),
    backup: (folder) => serially(() => backup(folder)),
    close: store.close,
  };
}

async function refuseBackup(): Promise<never> {
  throw new AdminError('The applications are in a database server: back it up by its own means, e.g. pg_dump');
}
