// Links by which a parent answers some questions again, and the versions of an application that come of it. At most one link of an
// application can be answered, once: a new one revokes those before it. The first version stays as it was received.
import type { Answers, Language, OfficeEvent } from '../../core/index.ts';
import type { StoredAttachment } from './attachments.ts';

/** What is stored of a link besides its event. */
export interface NewLink {
  /** Digest of the token that the link carries. */
  readonly token: string;
  /** ISO 8601 instant. */
  readonly expiresAt: string;
}

export interface AnswerLink {
  readonly reference: string;
  readonly form: string;
  /** JSON Pointers. */
  readonly questions: readonly string[];
  /** What the officer wrote to the parent. */
  readonly message: string | undefined;
  /** ISO 8601 instants. */
  readonly askedAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | undefined;
  readonly answered: AnsweredLink | undefined;
}

/** Enough to answer a retry of the request that answered the link. */
export interface AnsweredLink {
  readonly at: string;
  readonly submissionId: string;
  /** See `contentDigest`. */
  readonly digest: string;
}

export interface NewVersion {
  /** Made by the client; the same for all retries. */
  readonly submissionId: string;
  readonly digest: string;
  readonly formVersion: number;
  readonly language: Language;
  /** ISO 8601 instant. */
  readonly answeredAt: string;
  readonly hint: string;
  /** All of them, also those that stay. */
  readonly answers: Answers;
  /** Those that came with it. */
  readonly attachments: readonly StoredAttachment[];
  /** Ids of the attachments of the version before that are attachments of this one, too. */
  readonly kept: readonly string[];
}

export interface Version {
  /** Counted from 1. */
  readonly version: number;
  /** When it was answered; undefined for the first. */
  readonly answeredAt: string | undefined;
  readonly answers: Answers;
}

/** Whether a mail tells of answers: always, or only if the application is assigned to an account that has an address. */
export type AnswersMailed = 'always' | 'if-assigned';

export interface AnswerStore {
  /** The link whose token has this digest; undefined if there is none, or its application was deleted. */
  findLink(token: string): Promise<AnswerLink | undefined>;
  /** The link that was made last for an application. */
  latestLink(reference: string): Promise<AnswerLink | undefined>;
  /**
   * Stores a version with its event, uses up the link, and queues a mail about it as `mailed` says, in one transaction. Undefined, and nothing is written, if the link was
   * revoked or answered, has expired, or its application was deleted. Throws as `Store.insert` if the outcome is unknown.
   */
  answer(token: string, version: NewVersion, mailed?: AnswersMailed): Promise<OfficeEvent | undefined>;
  /** All versions of an application, the first one first. */
  versions(reference: string): Promise<readonly Version[]>;
}
