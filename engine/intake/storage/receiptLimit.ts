// Addresses in forms are not verified, so a stranger could flood somebody's mailbox with receipts. Each mailbox therefore gets
// a limited number per day; beyond it the application is stored and announced to the office as usual, and only the receipt is
// left out. Counters are keyed by a digest of the mailbox, so that the table holds no addresses.
import { createHash } from 'node:crypto';
import { mailboxOf } from './mailboxOf.ts';

export interface ReceiptLimit {
  /** See {@link recipientDigest}. */
  readonly recipient: string;
  readonly mostPerDay: number;
}

/** Enough for a family with several children and some corrected submissions. */
export const RECEIPTS_PER_DAY = 10;

/** Reason of a mail fault: the mailbox has reached its limit. */
export const BEYOND_LIMIT = 'limit';

/** SHA-256, in hex, of an address's mailbox. */
export function recipientDigest(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex');
}
