// `Store` on either SQL database. The unique column `submission_id` makes inserts idempotent, also between concurrent services:
// the second insert of an id does nothing, and the stored application is returned.

import type { StoredAttachment } from '../attachments.ts';
import type { MailOrder } from '../mailQueue.ts';
import { type OfficeDefinitions, openProjector, type Projector } from '../projector.ts';
import { BEYOND_LIMIT } from '../receiptLimit.ts';
import { makeReference } from '../reference.ts';
import type { NewApplication, Store, StoredSubmission } from '../store.ts';
import type { Sql, SqlDatabase } from './sql.ts';
import { type InsertAttachments, sqlAnswers, VERSIONS } from './sqlAnswers.ts';
import { sqlCases } from './sqlCases.ts';
import { insertEvent, lockCounts } from './sqlEvents.ts';
import { insertKeys, insertListing, sqlListing } from './sqlListing.ts';
import { sqlMailQueue } from './sqlMailQueue.ts';
import { sqlNotes } from './sqlNotes.ts';
import { isOverLimit } from './sqlReceipts.ts';
import { type ApplicationRow, type AttachmentRow, FAULTS, toApplication } from './sqlRows.ts';

export interface SqlStoreOptions extends OfficeDefinitions {
  /** A test can provoke collisions by it. */
  readonly makeReference?: () => string;
  /** Stores the bytes of attachments in the transaction that inserts their application. */
  readonly insertBytes?: (sql: Sql, attachments: readonly StoredAttachment[]) => Promise<void>;
}

/** The store in `database`, whose tables are migrated. */
export function sqlStore(database: SqlDatabase, options: SqlStoreOptions = {}): Store {
  const newReference = options.makeReference ?? makeReference;
  const projector = openProjector(options);
  const insertFiles: InsertAttachments = async (sql, reference, version, attachments) => {
    await insertAttachments(sql, reference, version, attachments);
    await options.insertBytes?.(sql, attachments);
  };
  return {
    ...sqlMailQueue(database),
    ...sqlNotes(database),
    ...sqlCases(database),
    ...sqlListing(database, projector),
    ...sqlAnswers(database, projector, insertFiles),
    find: (submissionId) => find(database, submissionId),
    insert: (added, mails = { kinds: [] }) =>
      database.transaction(async (sql) => {
        for (;;) {
          const reference = newReference();
          if (await insert(sql, reference, added)) {
            await insertFiles(sql, reference, 1, added.attachments);
            await queueMails(sql, reference, added, mails);
            await recordReceipt(sql, reference, added, projector);
            return { reference, receivedAt: added.receivedAt, digest: added.digest, isNew: true };
          }
          const first = await find(sql, added.submissionId);
          if (first) return { ...first, isNew: false };
          // The submission id is new, so the conflict is on the random reference: try another one.
        }
      }),
    async show(reference, version) {
      const [row] = await database.run<ApplicationRow>(
        `select a.reference, submission_id, a.form, v.form_version, v.language, a.received_at, digest, v.hint, v.answers,
           v.version, v.answered_at, a.version as versions,
           l.status, l.assignee, l.aside, l.seen_at, l.again, l.revision, ${FAULTS}
         from application a join listing l on l.reference = a.reference join (${VERSIONS}) v on v.reference = a.reference
         where a.reference = $1 and v.version = coalesce(cast($2 as bigint), a.version)`,
        [reference, version ?? null],
      );
      if (!row) return undefined;
      const attachments = await database.run<AttachmentRow>(
        `select id, name, file_name, type, size, sha256, first_version, last_version from attachment
         where reference = $1 order by first_version, position`,
        [reference],
      );
      return toApplication(row, attachments);
    },
    async listUnseen(before) {
      const rows = await database.run<{ reference: string; received_at: string }>(
        `select reference, received_at from listing
         where seen_at is null and received_at < $1 order by received_at, reference`,
        [before],
      );
      return rows.map(({ reference, received_at }) => ({ reference, receivedAt: received_at }));
    },
    async attachmentIds() {
      return new Set((await database.run<{ id: string }>('select id from attachment')).map(({ id }) => id));
    },
    async check() {
      await database.run('select 1 as one');
    },
    close: () => database.close(),
  };
}

async function find(sql: Sql, submissionId: string): Promise<StoredSubmission | undefined> {
  const [row] = await sql.run<{ reference: string; received_at: string; digest: string }>(
    'select reference, received_at, digest from application where submission_id = $1',
    [submissionId],
  );
  return row && { reference: row.reference, receivedAt: row.received_at, digest: row.digest };
}

async function insert(sql: Sql, reference: string, added: NewApplication): Promise<boolean> {
  const { submissionId, form, formVersion, language, receivedAt, digest, hint } = added;
  const answers = JSON.stringify(added.answers);
  const inserted = await sql.run(
    `insert into application
       (reference, submission_id, form, form_version, language, received_at, digest, hint, answers)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning reference`,
    [reference, submissionId, form, formVersion, language, receivedAt, digest, hint, answers],
  );
  return inserted.length > 0;
}

async function insertAttachments(
  sql: Sql,
  reference: string,
  version: number,
  attachments: readonly StoredAttachment[],
): Promise<void> {
  for (const [position, { id, name, fileName, type, size, sha256 }] of attachments.entries()) {
    await sql.run(
      `insert into attachment (id, reference, position, name, file_name, type, size, sha256, first_version)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, reference, position, name, fileName, type, size, sha256, version],
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

/** Called last in the transaction: {@link lockCounts} blocks other services' inserts until the commit. */
async function recordReceipt(sql: Sql, reference: string, added: NewApplication, projector: Projector): Promise<void> {
  const { form, receivedAt, aside } = added;
  const status = projector.office(form).statuses[0]?.id ?? '';
  const projection = projector.project({ ...added, reference });
  await insertKeys(sql, reference, projection);
  const number = await lockCounts(sql, 1, 1);
  const signature = { number, reference, by: 'parent', at: receivedAt };
  await insertEvent(sql, signature, { type: 'received', form, status, aside });
  await insertListing(sql, { reference, form, receivedAt, status, aside, number }, projection);
}
