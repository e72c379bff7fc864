// The stores that the contract (archive.test.ts) is run with.
import type { StoreSettings } from '../../../engine/intake/admin/findStore.ts';
import type { StoreName } from '../../../engine/intake/config/chooseStore.ts';
import { openAttachmentFolder } from '../../../engine/intake/storage/disk/attachmentFolder.ts';
import type { DataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { openPostgresStorage } from '../../../engine/intake/storage/postgres/openPostgresStorage.ts';
import { openSqliteStore } from '../../../engine/intake/storage/sqlite/sqliteStore.ts';
import type { Storage } from '../../../engine/intake/storage/storage.ts';
import type { TestPostgres } from '../support/testPostgres.ts';

interface TestedStore {
  readonly settings?: (postgres: TestPostgres) => Partial<StoreSettings>;
  /** The storage in `folder`, with references of the test's own. */
  openWith(folder: DataFolder, makeReference: () => string, postgres: TestPostgres): Promise<Storage>;
  /** For a store that several processes share: empties it after a test. */
  readonly empty?: (postgres: TestPostgres) => Promise<unknown>;
}

export const testedStores: Readonly<Record<StoreName, TestedStore>> = {
  embedded: {
    async openWith(folder, makeReference) {
      const store = await openSqliteStore(folder.database, { makeReference });
      return { store, accounts: store.accounts, attachments: openAttachmentFolder(folder.attachments) };
    },
  },
  postgres: {
    settings: ({ url }) => ({ databaseUrl: url }),
    openWith: async (folder, makeReference, { url }) => openPostgresStorage(url, folder, { makeReference }),
    empty: ({ run }) => run('truncate application cascade'),
  },
};
