// What signing in and joining need.
import type { Limits } from '../config/limits.ts';
import type { AccountStore } from '../storage/accountStore.ts';
import { createBudget } from '../submissions/createBudget.ts';
import { Refusal } from '../submissions/refusal.ts';
import { serialQueue } from '../timing/serialQueue.ts';
import { HASH_COST, type HashCost } from './passphrase.ts';
import type { Provider } from './provider.ts';

export interface AccountOptions {
  /** Tests replace the clock, and hash at less cost. */
  readonly now?: (() => Date) | undefined;
  readonly hashCost?: HashCost | undefined;
  /** The school's name, for authenticator apps. */
  readonly title?: string | undefined;
  readonly provider?: Provider | undefined;
}

export interface Accounts {
  readonly store: AccountStore;
  readonly now: () => Date;
  readonly hashCost: HashCost;
  readonly title: string;
  readonly provider: Provider | undefined;
  readonly limits: Limits;
  /** Hashes for a browser that the account knows, or for a stranger; neither waits for the other. */
  readonly hash: Record<'known' | 'stranger', BoundedQueue>;
}

export function createAccounts(store: AccountStore, limits: Limits, options: AccountOptions = {}): Accounts {
  return {
    store,
    limits,
    now: options.now ?? (() => new Date()),
    hashCost: options.hashCost ?? HASH_COST,
    title: options.title ?? 'Office',
    provider: options.provider,
    hash: { known: boundedQueue(limits), stranger: boundedQueue(limits) },
  };
}

/** Hashes passphrases one after another; refuses a sign-in while more than `signIns` of limits.ts wait, per sender or in sum. */
type BoundedQueue = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

function boundedQueue({ signIns }: Limits): BoundedQueue {
  const budget = createBudget(signIns);
  const serially = serialQueue();
  return async (sender, work) => {
    if (budget.take(sender, 1) !== undefined) throw new Refusal('too-many-sign-ins');
    return serially(work).finally(() => budget.release(sender, 1));
  };
}
