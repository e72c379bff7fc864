// Transactional outbox of mails: queued in the transaction that inserts the application, so a crash loses none, and none is
// sent about an application that was not committed. A row holds only reference and kind; address and text are composed from
// the application, or from its record, when it is sent, so the queue holds no personal data.
import type { ReceiptLimit } from './receiptLimit.ts';

/** Recipient: the office, or the address that the form asks for. */
export type MailKind = 'office' | 'applicant';

/** A letter of the office: its text is the content of the event of this number, deleted with the application. */
export type LetterKind = `letter-${number}`;

/** To the office: the parent answered a link, which the event of this number records. */
export type AnsweredKind = `answered-${number}`;

export interface WaitingMail {
  readonly reference: string;
  readonly kind: MailKind | LetterKind | AnsweredKind;
  /** Counted from 1. */
  readonly attempt: number;
}

export interface MailQueue {
  /**
   * Leases at most `most` mails that are due at `now`, the longest due first: no other process gets them before `leasedUntil`,
   * and they are due again then unless {@link recordOutcome} was called. Both are ISO 8601 instants.
   */
  claimMails(now: string, leasedUntil: string, most: number): Promise<readonly WaitingMail[]>;
  /** Ends the lease of a claimed mail. */
  recordOutcome(mail: WaitingMail, outcome: MailOutcome): Promise<void>;
  /** Ends the lease of mails without counting an attempt; they are due at `dueAt`. */
  returnMails(mails: readonly WaitingMail[], dueAt: string): Promise<void>;
  countMails(): Promise<MailCount>;
}

export type MailOutcome = 'sent' | { readonly retryAt: string } | { readonly givenUp: string };

/** The mails to queue with an application. */
export interface MailOrder {
  readonly kinds: readonly MailKind[];
  /** If it is exceeded, the receipt is not sent. */
  readonly limit?: ReceiptLimit | undefined;
}

export interface MailCount {
  readonly waiting: number;
  readonly givenUp: number;
  /** Receipts not sent because of {@link ReceiptLimit}. */
  readonly leftOut: number;
}
