// `AdminApi` directly on a storage. Deletions and backups run serially, so that no file is deleted that a backup's copy of the
// database names.
import { AdminError } from '../storage/adminError.ts';
import type { Storage } from '../storage/storage.ts';
import { serialQueue } from '../timing/serialQueue.ts';
import type { AdminApi, BackedUp } from './adminApi.ts';

/** The admin API of a storage; without `backup` its method `backup` refuses. */
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
