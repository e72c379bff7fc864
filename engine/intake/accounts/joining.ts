// Accepting an invitation: passphrase, then the first code of the authenticator app, then recovery codes and a session. Until
// the code is right nothing but the invitation changes, so an interrupted attempt can begin again with the same link.
import { foldDigits } from '../../core/index.ts';
import type { Invitation } from '../storage/accountStore.ts';
import { Refusal } from '../submissions/refusal.ts';
import type { Accounts } from './context.ts';
import { describeSecret, findStep, makeSecret } from './oneTimeCode.ts';
import { hashPassphrase, isStrong } from './passphrase.ts';
import { makeRecoveryCodes, recoveryDigest } from './recoveryCodes.ts';
import { type SignedIn, startSession, type Visitor } from './sessions.ts';
import { digestOf, digestOfGiven, makeToken } from './token.ts';

/** Milliseconds for which a link can be used. */
const INVITATION = 24 * 60 * 60_000;

/** A new invitation, and the token for its link. */
export function makeInvitation(now: Date) {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + INVITATION).toISOString();
  return { token, stored: { token: digestOf(token), expiresAt } };
}

/** The invitation of a link; throws a {@link Refusal} if it was used, replaced or has expired. */
export async function findInvitation({ store, now }: Accounts, token: string): Promise<Invitation> {
  const digest = digestOfGiven(token);
  const invitation = digest === undefined ? undefined : await store.findInvitation(digest, now().toISOString());
  if (!invitation) throw new Refusal('no-invitation');
  return invitation;
}

/** Notes the passphrase, and returns the secret for the authenticator app; the same one if the passphrase is set again. */
export async function choosePassphrase(accounts: Accounts, token: string, passphrase: string, { sender }: Visitor) {
  const { store, now, hash, hashCost, title } = accounts;
  const { account, secret = makeSecret() } = await findInvitation(accounts, token);
  if (!isStrong(passphrase, account)) throw new Refusal('weak-passphrase');
  const hashed = await hash.stranger(sender, () => hashPassphrase(passphrase, hashCost));
  const means = { passphrase: hashed, secret };
  if (!(await store.prepareInvitation(digestOf(token), means, now().toISOString()))) throw new Refusal('no-invitation');
  return { secret, ...describeSecret(secret, account, title) };
}

/** Joins: the account signs in with what was chosen from now on. */
export async function confirmCode(
  accounts: Accounts,
  token: string,
  typed: string,
  visitor: Visitor,
): Promise<SignedIn & { readonly recoveryCodes: readonly string[] }> {
  const { store, now } = accounts;
  const { secret } = await findInvitation(accounts, token);
  const code = foldDigits(typed).replaceAll(' ', '');
  const lastStep = secret === undefined ? undefined : findStep(secret, code, now());
  if (secret === undefined || lastStep === undefined) throw new Refusal('wrong-code');
  const recoveryCodes = makeRecoveryCodes();
  const codes = recoveryCodes.map(recoveryDigest);
  const account = await store.acceptInvitation(digestOf(token), { secret, lastStep, codes }, now().toISOString());
  if (account === undefined) throw new Refusal('no-invitation');
  return { ...(await startSession(accounts, account, visitor)), recoveryCodes };
}
