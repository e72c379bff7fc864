// What the intake needs of a database, and nothing more. Every method is asynchronous, so that a database server can
// stand behind it as well as a file.
import type { Answers, Language } from '../../core/index.ts';
import type { MailFault } from './mailFault.ts';
import type { MailOrder, MailQueue } from './mailQueue.ts';

/** `new` until the office has dealt with it. */
export type Status = 'new' | 'handled';

/** An attachment of a kept application; its bytes are in the attachment store under `id`. */
export interface StoredAttachment {
  readonly id: string;
  /** The field's name. */
  readonly name: string;
  /** What the client called the file, cleaned. */
  readonly fileName: string;
  /** Media type, from the content. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In hex. */
  readonly sha256: string;
}

export interface NewApplication {
  /** The client's id for one submission, however often it is sent. */
  readonly submissionId: string;
  readonly form: string;
  readonly formVersion: number;
  /** In which it was filled in. */
  readonly language: Language;
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  /** See `contentDigest`. */
  readonly digest: string;
  /** True if it looks like a program's and not a person's, see `isSuspect`: kept, but out of the office's way. */
  readonly aside: boolean;
  /** By what people know it in a list, e.g. a name; see `nameHint`. */
  readonly hint: string;
  readonly answers: Answers;
  readonly attachments: readonly StoredAttachment[];
}

export interface Application extends NewApplication {
  readonly reference: string;
  readonly status: Status;
  /** Mails about it that will not be sent. */
  readonly mailFaults: readonly MailFault[];
}

/** An application in a list. */
export interface Summary {
  readonly reference: string;
  readonly form: string;
  readonly receivedAt: string;
  readonly status: Status;
  readonly aside: boolean;
  readonly hint: string;
  /** How many. */
  readonly attachments: number;
  readonly mailFaults: readonly MailFault[];
}

/** Which applications are meant; all conditions hold. Without `aside` both kinds are. */
export interface Filter {
  readonly form?: string | undefined;
  readonly status?: Status | undefined;
  readonly aside?: boolean | undefined;
  /** Only those that the office has not opened. */
  readonly unseen?: boolean | undefined;
  /** ISO 8601 instant; received then or later. */
  readonly since?: string | undefined;
  /** ISO 8601 instant; received earlier. */
  readonly before?: string | undefined;
}

/** What the office changes of an application; never its answers. */
export interface Change {
  /** ISO 8601 instant at which it was opened; the first one stays. */
  readonly seenAt?: string | undefined;
  readonly status?: Status | undefined;
  readonly aside?: boolean | undefined;
}

/** When an application was received. */
export type Arrival = Pick<Summary, 'reference' | 'receivedAt'>;

/** What a repeated submission needs to know of the first. */
export interface StoredSubmission {
  readonly reference: string;
  readonly receivedAt: string;
  readonly digest: string;
}

export interface Store extends MailQueue {
  /** The application kept under a submission id. */
  find(submissionId: string): Promise<StoredSubmission | undefined>;
  /**
   * Keeps an application, durably once resolved, and queues `mails` about it with it. If its submission id is known already, nothing is written and the first one is returned with `isNew` false. Throws {@link UnknownOutcome} if the
   * commit may or may not have happened.
   */
  insert(application: NewApplication, mails?: MailOrder): Promise<StoredSubmission & { readonly isNew: boolean }>;
  /** Applications, oldest first. */
  list(filter?: Filter): Promise<readonly Summary[]>;
  show(reference: string): Promise<Application | undefined>;
  /** False if there is no such application. */
  change(reference: string, change: Change): Promise<boolean>;
  /** Deletes an application and everything about it; the ids of its attachments, undefined if there is none. */
  remove(reference: string): Promise<readonly string[] | undefined>;
  /** Ids of all attachments that an application names. */
  attachmentIds(): Promise<ReadonlySet<string>>;
  /** Every application in the order in which they were kept, whatever the clock said. */
  listArrivals(): Promise<readonly Arrival[]>;
  /** The application that was kept last. */
  lastArrival(): Promise<Arrival | undefined>;
  /** How many applications were ever kept, deleted ones included. */
  countArrivals(): Promise<number>;
  /** What `writeNote` has noted last under `name`. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, content: string): Promise<void>;
  /**
   * Notes the ISO 8601 instant `until` under `name` if none is noted there or the one that is has passed at `now`; true for
   * the one caller that did.
   */
  claimNote(name: string, now: string, until: string): Promise<boolean>;
  /** Applications received before an instant that the office has not opened, oldest first. */
  listUnseen(before: string): Promise<readonly Arrival[]>;
  /** Resolves while the database answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The commit failed in a way that leaves open whether the application is kept; its attachments must stay. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/** Another process has the database open. */
export class StoreInUse extends Error {
  override readonly name = 'StoreInUse';
}

/** The database server cannot be reached, does not answer or takes no more; it may again in a while. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable';
  readonly code = 'STORE_AWAY';
}

/** For the messages of {@link StoreDamaged}. */
export const HOW_TO_RESTORE =
  'Nothing was deleted. Restore the last backup into a new folder, and let DATA_DIR name that one from then on: ' +
  'DATA_DIR=NEW_FOLDER npm run applications -- restore --from BACKUP';

/** The database server is there, but the setting that leads to it is wrong; the message is a sentence as of a WrongSetting. */
export class StoreRefused extends StoreUnavailable {
  override readonly name = 'StoreRefused';
}

/** The database is damaged or missing; the message says what to do. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
  readonly code = 'SQLITE_CORRUPT';
}

/** Other applications are meant than those in this store, or it is not certain which; the message says what to do. */
export class WrongStore extends Error {
  override readonly name = 'WrongStore';
  readonly code = 'WRONG_STORE';
}

/** A later version of this program has changed the tables. */
export class StoreTooNew extends Error {
  override readonly name = 'StoreTooNew';

  constructor(found: number, known: number) {
    super(`The database has version ${found} of the tables, this program knows ${known}: use the newer program`);
  }
}
