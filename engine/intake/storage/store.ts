// The interface between the intake and its database, and the errors that its implementations throw.
import type { Answers, Language } from '../../core/index.ts';
import type { AnswerStore } from './answerStore.ts';
import type { StoredAttachment } from './attachments.ts';
import type { CaseStore, Filter, Handling, Summary } from './caseStore.ts';
import type { MailOrder, MailQueue } from './mailQueue.ts';

export interface NewApplication {
  /** Idempotency key, made by the client; the same for all retries of a submission. */
  readonly submissionId: string;
  readonly form: string;
  readonly formVersion: number;
  /** Of the form as it was filled in. */
  readonly language: Language;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  /** See `contentDigest`. */
  readonly digest: string;
  /** Flagged as probably sent by a bot (see `isSuspect`): stored, but left out of lists by default, and no mail is sent. */
  readonly aside: boolean;
  /** Shown in lists, e.g. the child's name; see `displayName`. */
  readonly hint: string;
  readonly answers: Answers;
  readonly attachments: readonly StoredAttachment[];
}

/** An application in one of its versions; what was made of it is the same in all. */
export interface Application extends NewApplication, Handling {
  readonly reference: string;
  /** Counted from 1; `answers`, `attachments` and the form's version and language are of this one. */
  readonly version: number;
  /** How many there are. */
  readonly versions: number;
  /** When this version was answered; undefined for the first. */
  readonly answeredAt: string | undefined;
  /** Attachments of other versions only. */
  readonly otherFiles: readonly StoredAttachment[];
}

/** When an application was received. */
export type Arrival = Pick<Summary, 'reference' | 'receivedAt'>;

/** What is needed to answer a retry of a submission. */
export interface StoredSubmission {
  readonly reference: string;
  readonly receivedAt: string;
  readonly digest: string;
}

export interface Store extends MailQueue, CaseStore, AnswerStore {
  /** The application with a submission id. */
  find(submissionId: string): Promise<StoredSubmission | undefined>;
  /**
   * Inserts an application with the first event of its record, and queues `mails`, in one transaction, durable once resolved. If
   * its submission id is stored already, nothing is written and the stored one is returned with `isNew` false. Throws
   * {@link UnknownOutcome} if the transaction may or may not have been committed.
   */
  insert(application: NewApplication, mails?: MailOrder): Promise<StoredSubmission & { readonly isNew: boolean }>;
  /** Applications, oldest first. */
  list(filter?: Filter): Promise<readonly Summary[]>;
  /** By default in its newest version. */
  show(reference: string, version?: number): Promise<Application | undefined>;
  /** Ids of all attachments of all applications. */
  attachmentIds(): Promise<ReadonlySet<string>>;
  /** All applications in the order of insertion, which does not depend on the clock. */
  listArrivals(): Promise<readonly Arrival[]>;
  /** The application that was inserted last. */
  lastArrival(): Promise<Arrival | undefined>;
  /** How many applications were ever inserted, deleted ones included. */
  countArrivals(): Promise<number>;
  /** The content last written by `writeNote` under `name`. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, content: string): Promise<void>;
  /**
   * A lease: stores the ISO 8601 instant `until` under `name` if nothing is stored there or the stored instant is not after
   * `now`, atomically. True for the one caller that got it.
   */
  claimNote(name: string, now: string, until: string): Promise<boolean>;
  /** Applications received before an instant that the office has not opened, oldest first. */
  listUnseen(before: string): Promise<readonly Arrival[]>;
  /** Resolves while the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The transaction may or may not have been committed, so the attachments must not be discarded. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/** Another process has the database open. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** The database server is unreachable, does not respond or has run out of resources; worth a retry. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
  readonly code = 'STORE_AWAY';
}

/** For the messages of {@link StoreDamaged}. */
export const HOW_TO_RESTORE =
  'Nothing was deleted. Restore the last backup into a new folder, and let DATA_DIR name that one from then on: ' +
  'DATA_DIR=NEW_FOLDER npm run applications -- restore --from BACKUP';

/** The server rejected the connection because a setting is wrong; the message is worded as a `WrongSetting`'s. */
export class StoreRefused extends StoreUnavailable {
  override readonly name = 'StoreRefused';
}

/** The database is corrupt or missing; the message says what to do. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
  readonly code = 'SQLITE_CORRUPT';
}

/** The store was moved away, is half filled by a move, or is ambiguous (see admitStore.ts); the message says what to do. */
export class WrongStore extends Error {
  override readonly name = 'WrongStore';
  readonly code = 'WRONG_STORE';
}

/** The tables were migrated by a later version of this program. */
export class StoreTooNew extends Error {
  override readonly name = 'StoreTooNew';

  constructor(found: number, known: number) {
    super(`The database has version ${found} of the tables, this program knows ${known}: use the newer program`);
  }
}
