// The content of a store, in the same form for both kinds.
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openAttachmentFolder } from '../../../engine/intake/storage/disk/attachmentFolder.ts';
import { dataFolder } from '../../../engine/intake/storage/disk/dataFolder.ts';
import { readChunks } from '../../../engine/intake/storage/postgres/chunks.ts';
import { openPostgresDatabase } from '../../../engine/intake/storage/postgres/postgresDatabase.ts';
import { MOVED_TABLES } from '../../../engine/intake/storage/sql/movedTables.ts';
import type { Sql, SqlDatabase } from '../../../engine/intake/storage/sql/sql.ts';
import { openSqliteDatabase } from '../../../engine/intake/storage/sqlite/sqliteDatabase.ts';
import { temporaryFolder } from '../support/startSample.ts';

export interface Snapshot {
  /** Rows by table, in a fixed order. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** Digests of attachments by their ids. */
  readonly files: Readonly<Record<string, string>>;
}

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** The content of the folder, or of the database where one is given. */
export async function takeSnapshot({ dataDir, databaseUrl }: Place): Promise<Snapshot> {
  const folder = dataFolder(dataDir);
  const database =
    databaseUrl === undefined ? openSqliteDatabase(folder.database, 0) : openPostgresDatabase(databaseUrl);
  const read = databaseUrl === undefined ? openAttachmentFolder(folder.attachments).read : chunksIn(database);
  try {
    const rows: Record<string, readonly string[]> = {};
    for (const table of [...MOVED_TABLES.map(({ name }) => name), 'arrival_count']) {
      rows[table] = (await database.run<Record<string, unknown>>(`select * from ${table}`))
        .filter(({ name }) => table !== 'note' || !['archive', 'arriving', 'moved'].includes(String(name)))
        .map(asText)
        .sort();
    }
    const files: Record<string, string> = {};
    for (const { id } of await database.run<{ id: string }>('select id from attachment order by id')) {
      const hash = createHash('sha256');
      for await (const chunk of read(id)) hash.update(chunk);
      files[id] = hash.digest('hex');
    }
    return { rows, files };
  } finally {
    await database.close();
  }
}

const chunksIn = (sql: Sql) => (id: string) => readChunks(sql, id);

/** The driver of the embedded database adds a column of its own. */
function asText(row: Record<string, unknown>): string {
  const told = Object.entries(row).filter(([column]) => !column.startsWith('_'));
  return JSON.stringify(told.sort().map(([column, value]) => [column, value === null ? null : String(value)]));
}

/** Notes, tables and columns of a database. */
export async function withDatabase<T>(
  { dataDir, databaseUrl }: Place,
  work: (database: SqlDatabase) => Promise<T>,
): Promise<T> {
  const database =
    databaseUrl === undefined ? openSqliteDatabase(dataFolder(dataDir).database, 0) : openPostgresDatabase(databaseUrl);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Runs `work` with a folder that is removed afterwards. */
export async function inFolder(work: (sub: (name: string) => string) => Promise<void>): Promise<void> {
  const root = await temporaryFolder();
  try {
    await work((name) => path.join(root, name));
  } finally {
    await rm(root, { recursive: true });
  }
}
