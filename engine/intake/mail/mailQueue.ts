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
   * Takes mails that are due at `now` and postpones them to `leasedUntil`: until then no other process takes them, after
   * that they are due again unless {@link settleMail} was called. Both are ISO 8601 instants.
   */
  claimMails(now: string, leasedUntil: string): Promise<readonly WaitingMail[]>;
  /** Says what became of a claimed mail: sent, to be tried again at an instant, or never to be tried again. */
  settleMail(mail: WaitingMail, outcome: 'sent' | 'given-up' | { readonly retryAt: string }): Promise<void>;
  countMails(): Promise<MailCount>;
}

/** The mails that an application gets once it is kept. */
export interface MailOrder {
  readonly kinds: readonly MailKind[];
  /** Beyond it there are none, and the application is set aside. */
  readonly limit?: ReceiptLimit | undefined;
}

export interface MailCount {
  readonly waiting: number;
  readonly givenUp: number;
}
