import { Refusal } from '../submissions/refusal.ts';
import type { Accounts } from './context.ts';
import { findInvitation } from './joining.ts';
import type { Journey, Provider } from './provider.ts';
import { type SignedIn, startSession, type Visitor } from './sessions.ts';
import { digestOf } from './token.ts';

/** Sends the browser to the provider; with the token of an invitation, to accept it. */
export async function beginByProvider(accounts: Accounts, redirectUri: string, invitation?: string) {
  if (invitation !== undefined) await findInvitation(accounts, invitation);
  return providerOf(accounts).begin(redirectUri, invitation);
}

/** Signs in whom the provider sends back to `url`; binds them to the account first if they were invited. */
export async function finishByProvider(
  accounts: Accounts,
  url: URL,
  journey: Journey,
  visitor: Visitor,
): Promise<SignedIn> {
  const { store, now } = accounts;
  const subject = await providerOf(accounts).finish(url, journey);
  const known = await store.findBySubject(subject);
  if (journey.invitation === undefined) {
    if (!known) throw new Refusal('not-invited');
    return startSession(accounts, known.name, visitor);
  }
  if (known) throw new Refusal('has-account');
  const account = await store.acceptInvitation(digestOf(journey.invitation), { subject }, now().toISOString());
  if (account === undefined) throw new Refusal('no-invitation');
  return startSession(accounts, account, visitor);
}

function providerOf({ provider }: Accounts): Provider {
  if (!provider) throw new Refusal('no-such-page');
  return provider;
}
