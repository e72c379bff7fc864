// The store in one file on the school's own machine. The SQL is plain (text and bigint, JSON as text), so that it also
// runs on PostgreSQL; rows are small, because libsql works on the event loop, and attachments are files.
import { openJournal, type Sync } from './openJournal.ts';
import { makeReference } from './reference.ts';
import { closeDatabase, inTransaction, openDatabase } from './sqliteDatabase.ts';
import { type ApplicationRow, type AttachmentRow, type SummaryRow, toApplication, toSummary } from './sqlRows.ts';
import { SCHEMA } from './sqlSchema.ts';
import { type Kept, type NewApplication, type Store, UnknownOutcome } from './store.ts';

export interface SqliteOptions {
  /** Milliseconds to wait for another process that has the file open. */
  readonly wait?: number;
  /** Makes references; a test may make it repeat itself. */
  readonly makeReference?: () => string;
  /** Syncs the journal; a test may make it slow or fail. */
  readonly sync?: Sync;
}

/** Opens the store in `file`; throws `StoreInUse` if another process has it. */
export function openSqliteStore(file: string, options: SqliteOptions = {}): Store {
  const db = openDatabase(file, SCHEMA, options.wait ?? 0);
  const journal = openJournal(file, options.sync);
  const newReference = options.makeReference ?? makeReference;
  const findBySubmission = db.prepare(
    'select reference, received_at as "receivedAt", digest from application where submission_id = ?',
  );
  const insertApplication = db.prepare(
    `insert into application (reference, submission_id, form, form_version, received_at, digest, status, answers)
     values (?, ?, ?, ?, ?, ?, 'new', ?) on conflict do nothing`,
  );
  const insertAttachment = db.prepare(
    `insert into attachment (id, reference, position, name, file_name, type, size, sha256)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const summaries = db.prepare(
    `select a.reference, a.form, a.received_at, a.status, count(t.id) as attachments
     from application a left join attachment t on t.reference = a.reference
     group by a.reference, a.form, a.received_at, a.status order by a.received_at, a.reference`,
  );
  const application = db.prepare(
    `select reference, submission_id, form, form_version, received_at, digest, status, answers
     from application where reference = ?`,
  );
  const attachments = db.prepare(
    'select id, name, file_name, type, size, sha256 from attachment where reference = ? order by position',
  );

  function find(submissionId: string): Kept | undefined {
    const row = findBySubmission.get(submissionId) as Kept | undefined;
    // The driver adds a property of its own to a row; columns are picked, never spread.
    return row && { reference: row.reference, receivedAt: row.receivedAt, digest: row.digest };
  }

  function insert(reference: string, added: NewApplication): boolean {
    const { submissionId, form, formVersion, receivedAt, digest } = added;
    const answers = JSON.stringify(added.answers);
    const { changes } = insertApplication.run(reference, submissionId, form, formVersion, receivedAt, digest, answers);
    if (changes === 0) return false;
    added.attachments.forEach(({ id, name, fileName, type, size, sha256 }, position) => {
      insertAttachment.run(id, reference, position, name, fileName, type, size, sha256);
    });
    return true;
  }

  return {
    async find(submissionId) {
      const kept = find(submissionId);
      await journal.durable();
      return kept;
    },
    async keep(added) {
      const kept = inTransaction(db, (): Awaited<ReturnType<Store['keep']>> => {
        for (;;) {
          const reference = newReference();
          if (insert(reference, added)) {
            return { reference, receivedAt: added.receivedAt, digest: added.digest, isNew: true };
          }
          const first = find(added.submissionId);
          if (first) return { ...first, isNew: false };
          // Neither new nor a repetition: the reference is taken, so another one is drawn.
        }
      });
      journal.committed();
      await journal.durable().catch((cause) => {
        throw new UnknownOutcome('The commit could not be synced', { cause });
      });
      return kept;
    },
    async list() {
      return (summaries.all() as SummaryRow[]).map(toSummary);
    },
    async show(reference) {
      const row = application.get(reference) as ApplicationRow | undefined;
      return row && toApplication(row, attachments.all(reference) as AttachmentRow[]);
    },
    async attachmentIds() {
      return new Set((db.prepare('select id from attachment').all() as { id: string }[]).map(({ id }) => id));
    },
    async close() {
      journal.close();
      closeDatabase(db);
    },
  };
}
