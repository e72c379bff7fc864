// Anybody may type anybody's address into a form. So that no stranger floods a parent's mailbox by way of the school, a
// mailbox gets so many receipts in a day. An application beyond that is kept like any other and the office is told of it;
// only its receipt is left out. A mailbox is known by a digest, so that the count says nothing about anybody.
import { createHash } from 'node:crypto';
import { mailboxOf } from './mailboxOf.ts';

export interface ReceiptLimit {
  /** See {@link recipientDigest}. */
  readonly recipient: string;
  readonly mostPerDay: number;
}

/** Enough for a family with many children that corrects itself, and for a neighbour who helps. */
export const RECEIPTS_PER_DAY = 10;

/** Why a receipt was left out: its mailbox had as many as it gets in a day. */
export const BEYOND_LIMIT = 'limit';

/** SHA-256, in hex, of the mailbox that an address leads to. */
export function recipientDigest(address: string): string {
  return createHash('sha256').update(mailboxOf(address)).digest('hex');
}
