// Anybody may type anybody's address into a form. So that no stranger floods a parent's mailbox by way of the school, an
// address gets so many receipts in a day; what comes beyond that is kept like any other application, but set aside for the
// office to judge, without mails. An address is known by a digest, so that the count says nothing about anybody.
import { createHash } from 'node:crypto';

export interface ReceiptLimit {
  /** See {@link recipientDigest}. */
  readonly recipient: string;
  readonly mostPerDay: number;
}

/** Enough for a family with many children that corrects itself, and for a neighbour who helps. */
export const RECEIPTS_PER_DAY = 10;

/** SHA-256, in hex, of a mailbox: the same for the ways of writing it that most mail servers deliver to one. */
export function recipientDigest(address: string): string {
  const at = address.lastIndexOf('@');
  const mailbox = address.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '');
  return createHash('sha256')
    .update(`${mailbox}${address.slice(at)}`.trim().toLowerCase())
    .digest('hex');
}
