// `Store` on either SQL database. The unique column `submission_id` makes inserts idempotent, also between concurrent services:
// the second insert of an id does nothing, and the stored application is returned.
import type { MailOrder } from '../mailQueue.ts';
import { BEYOND_LIMIT } from '../receiptLimit.ts';
import { makeReference } from '../reference.ts';
import {
  type Filter,
  type NewApplication,
  type Store,
  type StoredAttachment,
  type StoredSubmission,
  WrongStore,
} from '../store.ts';
import { NOT_MOVED } from './moveMarks.ts';
import type { Sql, SqlDatabase, SqlValue } from './sql.ts';
import { sqlMailQueue } from './sqlMailQueue.ts';
import { sqlNotes } from './sqlNotes.ts';
import { isOverLimit } from './sqlReceipts.ts';
import { type ApplicationRow, type AttachmentRow, type SummaryRow, toApplication, toSummary } from './sqlRows.ts';

export interface SqlStoreOptions {
  /** A test can provoke collisions by it. */
  readonly makeReference?: () => string;
  /** Stores the bytes of attachments in the transaction that inserts their application. */
  readonly insertBytes?: (sql: Sql, attachments: readonly StoredAttachment[]) => Promise<void>;
}

/** The store in `database`, whose tables are migrated. */
export function sqlStore(database: SqlDatabase, options: SqlStoreOptions = {}): Store {
  const newReference = options.makeReference ?? makeReference;
  return {
    ...sqlMailQueue(database),
    ...sqlNotes(database),
    find: (submissionId) => find(database, submissionId),
    insert: (added, mails = { kinds: [] }) =>
      database.transaction(async (sql) => {
        for (;;) {
          const reference = newReference();
          if (await insert(sql, reference, added)) {
            await insertAttachments(sql, reference, added.attachments);
            await options.insertBytes?.(sql, added.attachments);
            await queueMails(sql, reference, added, mails);
            await numberArrival(sql, reference);
            return { reference, receivedAt: added.receivedAt, digest: added.digest, isNew: true };
          }
          const first = await find(sql, added.submissionId);
          if (first) return { ...first, isNew: false };
          // The submission id is new, so the conflict is on the random reference: try another one.
        }
      }),
    async list(filter = {}) {
      const { conditions, values } = where(filter);
      const rows = await database.run<SummaryRow>(
        `select reference, form, received_at, status, aside, hint, ${FAULTS},
           (select count(*) from attachment t where t.reference = a.reference) as attachments
         from application a where ${conditions} order by received_at, reference`,
        values,
      );
      return rows.map(toSummary);
    },
    async show(reference) {
      const [row] = await database.run<ApplicationRow>(
        `select reference, submission_id, form, form_version, language, received_at, digest, status, aside, hint, answers,
           ${FAULTS}
         from application a where reference = $1`,
        [reference],
      );
      if (!row) return undefined;
      const attachments = await database.run<AttachmentRow>(
        'select id, name, file_name, type, size, sha256 from attachment where reference = $1 order by position',
        [reference],
      );
      return toApplication(row, attachments);
    },
    async change(reference, { status, aside, seenAt }) {
      const changed = await database.run(
        `update application set status = coalesce($2, status), aside = coalesce($3, aside),
           seen_at = coalesce(seen_at, $4)
         where reference = $1 returning reference`,
        [reference, status ?? null, aside === undefined ? null : Number(aside), seenAt ?? null],
      );
      return changed.length > 0;
    },
    async listUnseen(before) {
      const rows = await database.run<{ reference: string; received_at: string }>(
        `select reference, received_at from application
         where seen_at is null and received_at < $1 order by received_at, reference`,
        [before],
      );
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: received_at }));
    },
    remove: (reference) =>
      database.transaction(async (sql) => {
        await sql.run('delete from mail where reference = $1', [reference]);
        const files = await sql.run<{ id: string }>('delete from attachment where reference = $1 returning id', [
          reference,
        ]);
        const gone = await sql.run('delete from application where reference = $1 returning reference', [reference]);
        return gone.length > 0 ? files.map(({ id }) => id) : undefined;
      }),
    async attachmentIds() {
      return new Set((await database.run<{ id: string }>('select id from attachment')).map(({ id }) => id));
    },
    async check() {
      await database.run('select 1 as one');
    },
    close: () => database.close(),
  };
}

/** Why mails about an application `a` were given up; null where they were not. */
const FAULTS = [
  "(select reason from mail where reference = a.reference and kind = 'office' and given_up = 1) as office_fault",
  "(select reason from mail where reference = a.reference and kind = 'applicant' and given_up = 1) as receipt_fault",
].join();

async function find(sql: Sql, submissionId: string): Promise<StoredSubmission | undefined> {
  const [row] = await sql.run<{ reference: string; received_at: string; digest: string }>(
    'select reference, received_at, digest from application where submission_id = $1',
    [submissionId],
  );
  return row && { reference: row.reference, receivedAt: row.received_at, digest: row.digest };
}

async function insert(sql: Sql, reference: string, added: NewApplication): Promise<boolean> {
  const { submissionId, form, formVersion, language, receivedAt, digest, aside, hint } = added;
  const answers = JSON.stringify(added.answers);
  const inserted = await sql.run(
    `insert into application
       (reference, submission_id, form, form_version, language, received_at, digest, status, aside, hint, answers)
     values ($1, $2, $3, $4, $5, $6, $7, 'new', $8, $9, $10) on conflict do nothing returning reference`,
    [reference, submissionId, form, formVersion, language, receivedAt, digest, Number(aside), hint, answers],
  );
  return inserted.length > 0;
}

async function insertAttachments(sql: Sql, reference: string, attachments: readonly StoredAttachment[]): Promise<void> {
  for (const [position, { id, name, fileName, type, size, sha256 }] of attachments.entries()) {
    await sql.run(
      `insert into attachment (id, reference, position, name, file_name, type, size, sha256)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, reference, position, name, fileName, type, size, sha256],
    );
  }
}

async function queueMails(sql: Sql, reference: string, added: NewApplication, { kinds, limit }: MailOrder) {
  const isOver = limit !== undefined && (await isOverLimit(sql, limit, added.receivedAt));
  for (const kind of kinds) {
    const reason = isOver && kind === 'applicant' ? BEYOND_LIMIT : '';
    await sql.run(
      'insert into mail (reference, kind, due_at, attempts, given_up, reason) values ($1, $2, $3, 0, $4, $5)',
      [reference, kind, added.receivedAt, Number(reason !== ''), reason],
    );
  }
}

/**
 * Called last in the transaction, because the updated row of `arrival_count` blocks other services' inserts until the commit.
 * Throws `WrongStore` if the store was moved away while this service was running.
 */
async function numberArrival(sql: Sql, reference: string): Promise<void> {
  const counted = await sql.run(
    `update arrival_count set arrivals = arrivals + 1 where ${NOT_MOVED} returning arrivals`,
  );
  if (counted.length === 0)
    throw new WrongStore('The applications were moved away while this service ran: start it anew');
  await sql.run('update application set arrival = (select arrivals from arrival_count) where reference = $1', [
    reference,
  ]);
}

function where({ form, status, aside, unseen, since, before }: Filter): { conditions: string; values: SqlValue[] } {
  const asked: readonly (readonly [string, SqlValue | undefined])[] = [
    ['form =', form],
    ['status =', status],
    ['aside =', aside === undefined ? undefined : Number(aside)],
    ['received_at >=', since],
    ['received_at <', before],
  ];
  const values: SqlValue[] = [];
  const conditions = asked.flatMap(([condition, value]) =>
    value === undefined ? [] : `${condition} $${values.push(value)}`,
  );
  if (unseen) conditions.push('seen_at is null');
  return { conditions: conditions.join(' and ') || '1 = 1', values };
}
