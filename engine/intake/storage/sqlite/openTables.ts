import type { Syncs } from '../disk/syncs.ts';
import { migrate } from '../sql/migrate.ts';
import { openSqliteDatabase, type SqliteDatabase } from './sqliteDatabase.ts';

/** Opens the embedded database in `file` and migrates its tables; parameters as of `openSqliteDatabase`. */
export async function openTables(file: string, wait: number, sync?: Syncs['file']): Promise<SqliteDatabase> {
  const database = openSqliteDatabase(file, wait, sync);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
