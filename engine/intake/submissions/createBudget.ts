// Counts the use of one resource, bounded per sender and in total.
import type { Bound } from '../config/limits.ts';

export interface Budget {
  /** Reserves `amount` for `sender`; returns the bound that was exceeded, undefined if it was reserved. */
  take(sender: string, amount: number): 'sender' | 'sum' | undefined;
  /** Undoes `take`. */
  release(sender: string, amount: number): void;
  /** The sum over all senders. */
  inUse(): number;
}

/** An unused budget. A bound that is absent does not apply. */
export function createBudget({
  perSender = Number.POSITIVE_INFINITY,
  inSum = Number.POSITIVE_INFINITY,
}: Bound): Budget {
  const held = new Map<string, number>();
  let sum = 0;
  return {
    take(sender, amount) {
      const ofSender = (held.get(sender) ?? 0) + amount;
      if (ofSender > perSender) return 'sender';
      if (sum + amount > inSum) return 'sum';
      held.set(sender, ofSender);
      sum += amount;
      return undefined;
    },
    release(sender, amount) {
      const left = (held.get(sender) ?? 0) - amount;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
      sum -= amount;
    },
    inUse: () => sum,
  };
}
