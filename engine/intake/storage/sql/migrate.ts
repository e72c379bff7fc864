// Brings a database to the tables of this program, all or nothing. Several intakes may start at once over one database
// server: the first one in holds a lock until its commit, and the others then find everything done.

import { StoreTooNew } from '../store.ts';
import { MIGRATIONS } from './migrations.ts';
import type { SqlDatabase } from './sql.ts';

/** Any number that nothing else in the database locks. */
const LOCK = 'select pg_advisory_xact_lock(7370313)';

/** Applies what is missing of {@link MIGRATIONS}; throws {@link StoreTooNew} if a later program was here. */
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
