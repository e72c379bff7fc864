import type { MailKind } from './mailQueue.ts';
import { BEYOND_LIMIT } from './receiptLimit.ts';

/** A mail about an application that will not be sent. */
export interface MailFault {
  readonly kind: MailKind;
  /** The mail server's code, e.g. `EENVELOPE 550 5.1.1`, or `limit`. */
  readonly reason: string;
}

/** What the office reads of it, in a few words. */
export function describeFault({ kind, reason }: MailFault): string {
  if (reason === BEYOND_LIMIT) return 'no receipt: too many to this mailbox that day';
  return `${kind === 'office' ? "the office's mail" : 'the receipt'} was given up: ${reason}`;
}
