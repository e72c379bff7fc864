import type { MailKind } from './mailQueue.ts';
import { BEYOND_LIMIT } from './receiptLimit.ts';

/** A mail that was given up. */
export interface MailFault {
  readonly kind: MailKind;
  /** The mail server's code, e.g. `EENVELOPE 550 5.1.1`, or `limit`. */
  readonly reason: string;
}

/** In a few words, for the office. */
export function describeFault({ kind, reason }: MailFault): string {
  if (reason === BEYOND_LIMIT) return 'no receipt: too many to this mailbox that day';
  return `${kind === 'office' ? "the office's mail" : 'the receipt'} was given up: ${reason}`;
}
