// Applies pending migrations in one transaction. Several services may start at once on one PostgreSQL server: an advisory lock
// makes the others wait, and they then find nothing pending.
import { StoreTooNew } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SqlDatabase } from './sql.ts';

/** An arbitrary number, used for nothing else in the database. */
const LOCK = 'select pg_advisory_xact_lock(7370313)';

/** Applies pending migrations; throws {@link StoreTooNew} if the database has more than this program knows. */
export async function migrate(database: SqlDatabase, migrations = MIGRATIONS): Promise<void> {
  await database.transaction(async (sql) => {
    if (database.kind === 'postgres') await sql.run(LOCK);
    await sql.run('create table if not exists schema_version (version bigint primary key, applied_at text not null)');
    const [row] = await sql.run<{ version: number | string | null }>(
      'select max(version) as version from schema_version',
    );
    const done = Number(row?.version ?? 0);
    if (done > migrations.length) throw new StoreTooNew(done, migrations.length);
    for (const [i, migration] of migrations.entries()) {
      if (i < done) continue;
      for (const statement of [...migration.statements, ...(migration[database.kind] ?? [])]) {
        await sql.run(statement);
      }
      await sql.run('insert into schema_version values ($1, $2)', [i + 1, new Date().toISOString()]);
    }
  });
}
