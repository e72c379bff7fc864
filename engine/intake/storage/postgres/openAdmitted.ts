import type { DataFolder } from '../disk/dataFolder.ts';
import type { Storage } from '../storage.ts';
import { admitStore } from './admitStore.ts';
import { openPostgresStorage, type PostgresStorageOptions } from './openPostgresStorage.ts';

export interface AdmittedOptions extends Omit<PostgresStorageOptions, 'admit'> {
  /** True if the settings say that this database is meant, whatever is in `folder`. */
  readonly isStoreChosen?: boolean | undefined;
}

/** The archive in the database `url`; each of its methods throws `WrongStore` if other applications may be meant. */
export function openAdmitted(url: string, folder: DataFolder, options: AdmittedOptions): Storage {
  const { isStoreChosen = false, ...others } = options;
  return openPostgresStorage(url, folder, { ...others, admit: (sql) => admitStore(sql, url, folder, isStoreChosen) });
}
