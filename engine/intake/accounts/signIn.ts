// Signing in with name and passphrase, then a one-time or recovery code. A stranger cannot tell whether a name or a passphrase
// was wrong, neither by the answer nor by the time that it takes.
import { foldDigits } from '../../core/index.ts';
import { Refusal } from '../submissions/refusal.ts';
import { readAccountName } from './accountName.ts';
import { attempt, codeBuckets, type Origin, passphraseBuckets } from './attempts.ts';
import type { Accounts } from './context.ts';
import { findStep } from './oneTimeCode.ts';
import { verifyPassphrase } from './passphrase.ts';
import { recoveryDigest } from './recoveryCodes.ts';
import { type SignedIn, startSession, type Visitor } from './sessions.ts';
import { digestOf, digestOfGiven, makeToken } from './token.ts';

/** Milliseconds between the two steps. */
export const PENDING = 5 * 60_000;
const MOST_PENDING = 5;

/** The first step; returns the token by which the second one continues. */
export async function beginSignIn(
  accounts: Accounts,
  given: { readonly name: string; readonly passphrase: string },
  visitor: Visitor,
): Promise<string> {
  const { store, now, hash, hashCost } = accounts;
  const name = readAccountName(given.name) ?? '';
  const origin = await originOf(accounts, name, visitor);
  const [queue, sender] = origin.device === undefined ? [hash.stranger, visitor.sender] : [hash.known, origin.device];
  return queue(sender, () =>
    attempt(accounts, passphraseBuckets(name, origin), async () => {
      const account = await store.findAccount(name);
      const isRight = await verifyPassphrase(given.passphrase, account?.passphrase, hashCost);
      if (!account || !isRight) throw new Refusal('wrong-sign-in');
      const token = makeToken();
      const expiresAt = new Date(now().getTime() + PENDING).toISOString();
      await store.addPending(digestOf(token), name, expiresAt, MOST_PENDING);
      return token;
    }),
  );
}

/** The second step. */
export async function finishSignIn(
  accounts: Accounts,
  given: { readonly token: string | undefined; readonly code: string },
  visitor: Visitor,
): Promise<SignedIn> {
  const { store, now } = accounts;
  const pending = digestOfGiven(given.token);
  const name = pending === undefined ? undefined : await store.findPending(pending, now().toISOString());
  if (pending === undefined || name === undefined) throw new Refusal('sign-in-over');
  await checkCode(accounts, name, given.code, visitor);
  if (!(await store.removePending(pending))) throw new Refusal('sign-in-over');
  return startSession(accounts, name, visitor);
}

/** Uses up a one-time code or a recovery code; throws a {@link Refusal} if it is wrong or was used. */
export async function checkCode(accounts: Accounts, name: string, typed: string, visitor: Visitor): Promise<void> {
  const origin = await originOf(accounts, name, visitor);
  await attempt(accounts, codeBuckets(name, origin), async () => {
    if (!(await spendCode(accounts, name, foldDigits(typed).replaceAll(' ', '')))) throw new Refusal('wrong-code');
  });
}

async function spendCode({ store, now }: Accounts, name: string, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return store.spendRecoveryCode(name, recoveryDigest(code), now().toISOString());
  const account = await store.findAccount(name);
  const step = account?.secret === undefined ? undefined : findStep(account.secret, code, now());
  return step !== undefined && store.spendStep(name, step);
}

async function originOf({ store }: Accounts, name: string, { sender, device }: Visitor): Promise<Origin> {
  const known = digestOfGiven(device);
  const isKnown = known !== undefined && (await store.isKnownDevice(known, name));
  return { sender, device: isKnown ? known : undefined };
}
