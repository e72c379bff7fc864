// `AdminApi` directly on a storage. Deletions and backups run serially, so that no file is deleted that a backup's copy of the
// database names.
import { administerAccounts } from '../accounts/administration.ts';
import { type LimitOverrides, withOverrides } from '../config/limits.ts';
import { type OfficeDefinitions, openProjector } from '../storage/projector.ts';
import type { CommandStorage } from '../storage/storage.ts';
import { serialQueue } from '../timing/serialQueue.ts';
import type { AdminApi } from './adminApi.ts';
import { carryOut } from './carryOut.ts';

export interface AdminOptions extends OfficeDefinitions {
  readonly limits?: LimitOverrides | undefined;
}

/** The admin API of a storage, for the offices that `options` define. */
export function adminOverStorage(
  { store, attachments, accounts, backup }: CommandStorage,
  options: AdminOptions = {},
): AdminApi {
  const serially = serialQueue();
  const projector = openProjector(options);
  const limits = withOverrides(options.limits);
  const now = () => new Date().toISOString();
  const remove = (reference: string, by: string, revision?: number) =>
    serially(async () => {
      const removed = await store.remove(reference, { by, at: now() }, revision);
      if (removed) await attachments.discard(removed.files);
      return removed?.event;
    });
  return {
    list: store.list,
    show: store.show,
    record: store.record,
    read: async (id) => attachments.read(id),
    carryOut: (reference, command, actor) => carryOut({ store, projector, remove, limits }, reference, command, actor),
    recordExport: (references, by) => store.recordExport(references, { by, at: now() }),
    remove: async (reference, by) => (await remove(reference, by)) !== undefined,
    backup: (folder) => serially(() => backup(folder)),
    accounts: administerAccounts(accounts),
    close: store.close,
  };
}
