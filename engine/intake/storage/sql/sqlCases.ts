// The office's changes to applications: each adds an event to the record and updates `listing` by core's reducer.
import { type CaseState, reduceCase } from '../../../core/index.ts';
import type { CaseStore } from '../caseStore.ts';
import type { Sql, SqlDatabase } from './sql.ts';
import {
  countExported,
  insertEvent,
  insertExports,
  lockCounts,
  readInstantOf,
  readRecord,
  readRecordSize,
} from './sqlEvents.ts';
import { applyToLinks } from './sqlLinks.ts';
import { queueMail } from './sqlMailQueue.ts';
import { type StateRow, toState } from './sqlRows.ts';
import { readTrail } from './sqlTrail.ts';

/** The record and the states in `database`. */
export function sqlCases(
  database: SqlDatabase,
): Pick<
  CaseStore,
  'findCase' | 'append' | 'remove' | 'recordExport' | 'countExported' | 'instantOf' | 'record' | 'recordSize' | 'trail'
> {
  return {
    async findCase(reference) {
      const row = await findRow(database, reference);
      return row && { form: row.form, state: toState(row) };
    },
    append: (reference, { event, content, link, ...signature }, revision) =>
      database.transaction(async (sql) => {
        const locked = await lockState(sql, reference, revision);
        if (!locked) return undefined;
        const number = await lockCounts(sql, 0, 1);
        const added = await insertEvent(sql, { ...signature, number, reference }, event, content);
        await applyToLinks(sql, added, link);
        await writeState(sql, reference, reduceCase(locked, added));
        if (event.type === 'letter' && event.way === 'queue') {
          await queueMail(sql, reference, `letter-${number}`, signature.at);
        }
        return added;
      }),
    remove: (reference, by, revision) =>
      database.transaction(async (sql) => {
        if (!(await lockState(sql, reference, revision))) return undefined;
        const number = await lockCounts(sql, 0, 1);
        const event = await insertEvent(sql, { ...by, number, reference }, { type: 'deleted' });
        return { event, files: await deleteAnswers(sql, reference) };
      }),
    async recordExport(references, by) {
      if (references.length > 0) await database.transaction((sql) => insertExports(sql, references, by));
    },
    countExported: (by, since) => countExported(database, by, since),
    instantOf: (type, count, by) => readInstantOf(database, type, count, by),
    record: (reference, part) => readRecord(database, reference, part),
    recordSize: (reference) => readRecordSize(database, reference),
    trail: (query, limit) => readTrail(database, query, limit),
  };
}

async function findRow(sql: Sql, reference: string): Promise<(StateRow & { form: string }) | undefined> {
  const [row] = await sql.run<StateRow & { form: string }>(
    'select form, status, assignee, aside, seen_at, again, revision from listing where reference = $1',
    [reference],
  );
  return row;
}

/** The state, which no other transaction can change before this one ends; undefined if it is another than that of `revision`. */
export async function lockState(
  sql: Sql,
  reference: string,
  revision: number | undefined,
): Promise<CaseState | undefined> {
  await lockCounts(sql, 0, 0);
  const row = await findRow(sql, reference);
  const state = row && toState(row);
  return revision === undefined || state?.revision === revision ? state : undefined;
}

/** Called within {@link lockState}. */
export async function writeState(sql: Sql, reference: string, state: CaseState): Promise<void> {
  const { status, assignee = null, aside, seenAt = null, again = null, revision } = state;
  await sql.run(
    'update listing set status = $2, assignee = $3, aside = $4, seen_at = $5, again = $6, revision = $7 where reference = $1',
    [reference, status, assignee, Number(aside), seenAt, again, revision],
  );
}

/** Deletes everything about an application but its events; returns the ids of its attachments. */
async function deleteAnswers(sql: Sql, reference: string): Promise<readonly string[]> {
  await sql.run('delete from event_content where number in (select number from event where reference = $1)', [
    reference,
  ]);
  for (const table of ['mail', 'family_key', 'listing', 'answer_link', 'earlier_version']) {
    await sql.run(`delete from ${table} where reference = $1`, [reference]);
  }
  const files = await sql.run<{ id: string }>('delete from attachment where reference = $1 returning id', [reference]);
  await sql.run('delete from application where reference = $1', [reference]);
  return files.map(({ id }) => id);
}
