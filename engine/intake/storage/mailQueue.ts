// Mails wait in the database, written with the application that they are about: none is lost with a process, none is
// sent about what was never kept. A waiting mail is only its kind; address and words come from the application when it
// is sent, so that nothing personal stands in the queue.
import type { ReceiptLimit } from './receiptLimit.ts';

/** To the office, or to the person whose address the form asks for. */
export type MailKind = 'office' | 'applicant';

export interface WaitingMail {
  readonly reference: string;
  readonly kind: MailKind;
  /** This one included, from 1. */
  readonly attempt: number;
}

export interface MailQueue {
  /**
   * Takes at most `most` mails that are due at `now`, the longest due first, and postpones them to `leasedUntil`: until then no other process takes them, after
   * that they are due again unless {@link recordOutcome} was called. Both are ISO 8601 instants.
   */
  claimMails(now: string, leasedUntil: string, most: number): Promise<readonly WaitingMail[]>;
  /** Says what became of a claimed mail: sent, to be tried again at an instant, or given up for a reason. */
  recordOutcome(mail: WaitingMail, outcome: MailOutcome): Promise<void>;
  /** Gives claimed mails back that nobody has tried to send; they are due at an instant. */
  returnMails(mails: readonly WaitingMail[], dueAt: string): Promise<void>;
  countMails(): Promise<MailCount>;
}

export type MailOutcome = 'sent' | { readonly retryAt: string } | { readonly givenUp: string };

/** The mails that an application gets once it is kept. */
export interface MailOrder {
  readonly kinds: readonly MailKind[];
  /** Beyond it the receipt is left out. */
  readonly limit?: ReceiptLimit | undefined;
}

export interface MailCount {
  readonly waiting: number;
  readonly givenUp: number;
  /** Receipts beyond the limit of a mailbox. */
  readonly leftOut: number;
}
