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
  /** Whether mails of the queue are sent. */
  readonly sendsMail?: boolean | undefined;
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
    page: store.page,
    counts: store.counts,
    trail: store.trail,
    show: store.show,
    record: (reference) => store.record(reference),
    sendsMail: async () => options.sendsMail ?? false,
    read: async (id) => attachments.read(id),
    carryOut: (reference, command, actor) => carryOut({ store, projector, remove, limits }, reference, command, actor),
    recordExport: store.recordExport,
    remove: async (reference, by) => (await remove(reference, by)) !== undefined,
    backup: (folder) => serially(() => backup(folder)),
    accounts: administerAccounts(accounts),
    close: store.close,
  };
}
