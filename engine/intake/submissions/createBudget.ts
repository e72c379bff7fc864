// Counts what senders hold of one resource, against a bound for each sender and one for all of them.
import type { Bound } from '../config/limits.ts';

export interface Budget {
  /** Takes `amount` for `sender`; answers which bound stands in the way, undefined if it was taken. */
  take(sender: string, amount: number): 'sender' | 'sum' | undefined;
  /** Gives back what was taken. */
  giveBack(sender: string, amount: number): void;
  /** What all senders hold now. */
  inUse(): number;
}

/** A budget that is whole at first. A bound that is absent is none. */
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
    giveBack(sender, amount) {
      const left = (held.get(sender) ?? 0) - amount;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
      sum -= amount;
    },
    inUse: () => sum,
  };
}
