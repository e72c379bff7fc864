// Bounds on guessing. A browser that signed in to the account before (`device`) has bounds of its own, so that strangers, however
// many, cannot lock out an account: they only slow each other down, and sign-ins from new browsers meanwhile. An attempt
// is counted before it is judged, so that many at once are not judged on one count, and given back if it was right.
import type { AccountStore, AttemptBucket } from '../storage/accountStore.ts';
import { Refusal, type RefusalCode } from '../submissions/refusal.ts';
import type { Accounts } from './context.ts';
import { digestOf } from './token.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** From where somebody tries: `sender` as of config/senderOf.ts, `device` the digest of a browser that the account knows. */
export interface Origin {
  readonly sender: string;
  readonly device: string | undefined;
}

/** For passphrases. The account's own bound leaves a network of senders 14,400 guesses a day. */
export function passphraseBuckets(name: string, { sender, device }: Origin): readonly AttemptBucket[] {
  if (device !== undefined) return [{ key: keyOf('device', device, name), burst: 10, interval: MINUTE }];
  return [
    { key: keyOf('account and sender', name, sender), burst: 5, interval: 5 * MINUTE },
    { key: keyOf('sender', sender), burst: 20, interval: MINUTE },
    { key: keyOf('account', name), burst: 100, interval: 6 * SECOND },
  ];
}

/** For codes, which only those guess who know the passphrase: 288 guesses a day, each with a chance of 3 in a million. */
export function codeBuckets(name: string, { device }: Origin): readonly AttemptBucket[] {
  return [{ key: keyOf('code', name, device ?? ''), burst: 10, interval: 5 * MINUTE }];
}

/** What counts attempts. */
export interface Attempts extends Pick<Accounts, 'now' | 'limits'> {
  readonly store: Pick<AccountStore, 'takeAttempt' | 'returnAttempt'>;
}

/** Runs `judge` as one attempt; throws a {@link Refusal} with the code `refused` if there were too many. Counts it unless `judge` resolves. */
export async function attempt<T>(
  { store, now, limits }: Attempts,
  buckets: readonly AttemptBucket[],
  judge: () => Promise<T>,
  refused: RefusalCode = 'too-many-attempts',
): Promise<T> {
  const taken: AttemptBucket[] = [];
  const giveBack = async () => void (await Promise.all(taken.map((bucket) => store.returnAttempt(bucket))));
  for (const bucket of buckets) {
    const wait = await store.takeAttempt(bucket, now().getTime(), limits.attempts.inSum);
    if (wait > 0) {
      await giveBack();
      throw new Refusal(refused);
    }
    taken.push(bucket);
  }
  const result = await judge();
  await giveBack();
  return result;
}

/** Names that strangers type may be anything, e.g. a passphrase, so keys are digests. */
export function keyOf(...parts: readonly string[]): string {
  return digestOf(parts.join('\n'));
}
