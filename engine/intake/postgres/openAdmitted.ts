import type { Archive } from '../archive.ts';
import type { DataFolder } from '../dataFolder.ts';
import { admitStore } from '../storage/postgres/admitStore.ts';
import { openPostgresArchive, type PostgresArchiveOptions } from './openPostgresArchive.ts';

export interface AdmittedOptions extends Omit<PostgresArchiveOptions, 'admit'> {
  /** True if the settings say that this database is meant, whatever is in `folder`. */
  readonly isStoreChosen?: boolean | undefined;
}

/** The archive in the database `url`; each of its methods throws `WrongStore` if other applications may be meant. */
export function openAdmitted(url: string, folder: DataFolder, options: AdmittedOptions): Archive {
  const { isStoreChosen = false, ...others } = options;
  return openPostgresArchive(url, folder, { ...others, admit: (sql) => admitStore(sql, url, folder, isStoreChosen) });
}
