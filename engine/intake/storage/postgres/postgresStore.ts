// The store on a PostgreSQL server, which services and commands share. Backups are made by the server's own means.
import { AdminError } from '../adminError.ts';
import type { DataFolder } from '../disk/dataFolder.ts';
import { makeFolders } from '../disk/makeFolders.ts';
import type { StoreKind } from '../sql/storeKind.ts';
import { admitStore } from './admitStore.ts';
import { deleteLeftovers } from './deleteLeftovers.ts';
import { fromDatabase, intoDatabase, undoMovedMark } from './moveDatabase.ts';
import { openPostgresStorage, type PostgresStorageOptions } from './openPostgresStorage.ts';

export interface PostgresStoreOptions extends Pick<PostgresStorageOptions, 'timeout' | 'forms' | 'offices'> {
  /** True if `STORE` is set; see admitStore.ts. */
  readonly isStoreChosen?: boolean | undefined;
}

/** The store in the database `url`; `folder` only holds uploads that are not committed yet. */
export function postgresStore(url: string, folder: DataFolder, options: PostgresStoreOptions = {}): StoreKind {
  const { isStoreChosen = false, ...others } = options;
  /** Its methods throw `WrongStore` where {@link admitStore} does. */
  const open = (onError?: (error: unknown) => void) => ({
    ...openPostgresStorage(url, folder, {
      ...others,
      onError,
      admit: (sql) => admitStore(sql, url, folder, isStoreChosen),
    }),
    backup: () => refuse('back it up', 'pg_dump'),
  });
  return {
    async openForService(onError) {
      await makeFolders(folder);
      const files = await deleteLeftovers(folder.tmp);
      return { ...open(onError), leftovers: { files, warnings: [] }, deleteSetAside: async () => 0 };
    },
    openForCommand: async () => open(),
    findSocket: async () => undefined,
    restore: () => refuse('restore it', 'pg_restore'),
    withSource: fromDatabase(url),
    openDestination: () => intoDatabase(url),
    undoMove: () => undoMovedMark(url),
  };
}

async function refuse(what: string, means: string): Promise<never> {
  throw new AdminError(`The applications are in a database server: ${what} by its own means, e.g. ${means}`);
}
