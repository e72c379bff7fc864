import type { Syncs } from '../disk/syncs.ts';
import { migrate } from '../sql/migrate.ts';
import { openSqliteDatabase, type SqliteDatabase } from './sqliteDatabase.ts';

/** The embedded database in `file` with the tables of this program; see `openSqliteDatabase`. */
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
