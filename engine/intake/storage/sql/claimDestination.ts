// Reserves the destination of a move for one source until the move is complete: no service starts on it meanwhile, and
// running ones cannot insert.
import { AdminError } from '../adminError.ts';
import { LOCK_TABLES } from './movedTables.ts';
import { readMark, writeMark } from './moveMarks.ts';
import type { Sql, SqlDatabase } from './sql.ts';

/**
 * Marks `database`, called `name` in messages, as the destination of a move from the store with the id `source`. Throws an
 * {@link AdminError} unless it is empty or has that mark already.
 */
export async function claimDestination(database: SqlDatabase, name: string, source: string): Promise<void> {
  await database.transaction(async (sql) => {
    if (database.kind === 'postgres') await sql.run(LOCK_TABLES);
    const arriving = await readMark(sql, 'arriving');
    if (arriving === source) return;
    if (arriving !== undefined) throw new AdminError(`A move from another store into ${name} broke off: ${ANOTHER}`);
    const applications = await countApplications(sql);
    if (applications > 0) throw new AdminError(`${name} has ${applications} applications already: ${ANOTHER}`);
    await writeMark(sql, 'moved', undefined);
    await writeMark(sql, 'arriving', source);
  });
}

const ANOTHER = 'nothing is written over, so name an empty database or a new folder';

/** Number of applications. */
export async function countApplications(sql: Sql): Promise<number> {
  const [row] = await sql.run<{ applications: number | string }>('select count(*) as applications from application');
  return Number(row?.applications);
}
