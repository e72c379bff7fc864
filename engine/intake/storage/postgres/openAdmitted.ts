import type { DataFolder } from '../disk/dataFolder.ts';
import type { Storage } from '../storage.ts';
import { admitStore } from './admitStore.ts';
import { openPostgresStorage, type PostgresStorageOptions } from './openPostgresStorage.ts';

export interface AdmittedOptions extends Omit<PostgresStorageOptions, 'admit'> {
  /** True if `STORE` is set; see admitStore.ts. */
  readonly isStoreChosen?: boolean | undefined;
}

/** The storage in the database `url`; its methods throw `WrongStore` where {@link admitStore} does. */
export function openAdmitted(url: string, folder: DataFolder, options: AdmittedOptions): Storage {
  const { isStoreChosen = false, ...others } = options;
  return openPostgresStorage(url, folder, { ...others, admit: (sql) => admitStore(sql, url, folder, isStoreChosen) });
}
