// What the intake needs of a database, and nothing more. Every method is asynchronous, so that a database server can
// stand behind it as well as a file.
import type { Answers } from '../core/types.ts';

/** `new` until the office has dealt with it. */
export type Status = 'new';

/** An attachment of a kept application; its bytes are in the attachment store under `id`. */
export interface KeptAttachment {
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
  /** ISO 8601 instant. */
  readonly receivedAt: string;
  /** See `contentDigest`. */
  readonly digest: string;
  readonly answers: Answers;
  readonly attachments: readonly KeptAttachment[];
  /** True if it looks like a program's; see `isSuspect`. */
  readonly aside?: boolean;
}

export interface Application extends NewApplication {
  readonly reference: string;
  readonly status: Status;
}

/** An application in a list. */
export interface Summary {
  readonly reference: string;
  readonly form: string;
  readonly receivedAt: string;
  readonly status: Status;
  /** How many. */
  readonly attachments: number;
}

/** What a repeated submission needs to know of the first. */
export interface Kept {
  readonly reference: string;
  readonly receivedAt: string;
  readonly digest: string;
}

export interface Store {
  /** The application kept under a submission id. */
  find(submissionId: string): Promise<Kept | undefined>;
  /**
   * Keeps an application, durably once resolved. If its submission id is known already, nothing is written and the
   * first one is returned with `isNew` false. Throws {@link UnknownOutcome} if the commit may or may not have happened.
   */
  keep(application: NewApplication): Promise<Kept & { readonly isNew: boolean }>;
  /** All applications, oldest first. */
  list(): Promise<readonly Summary[]>;
  show(reference: string): Promise<Application | undefined>;
  /** Ids of all attachments that an application names. */
  attachmentIds(): Promise<ReadonlySet<string>>;
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
