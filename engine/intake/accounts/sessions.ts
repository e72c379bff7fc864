// Sessions: random tokens in a cookie, their digests in the store. Nothing that a client brings becomes a session's token.
import type { Role } from '../../core/index.ts';
import type { AccountStore, StoredSession } from '../storage/accountStore.ts';
import type { Accounts } from './context.ts';
import { digestOf, digestOfGiven, makeToken } from './token.ts';

const MINUTE = 60_000;
export const IDLE = 30 * MINUTE;
export const LONGEST = 12 * 60 * MINUTE;
/** How much `seenAt` may lag behind, to spare a write with each request; the session then ends so much earlier. */
const LAG = MINUTE;
const MOST_SESSIONS = 20;
const MOST_DEVICES = 20;
/** Milliseconds since its last sign-in after which a browser is no longer known. */
export const DEVICE_AGE = 180 * 24 * 60 * MINUTE;
const MOST_BROWSER = 200;

export interface Session extends StoredSession {
  readonly role: Role;
}

/** Tokens for the browser's cookies. */
export interface SignedIn {
  readonly account: string;
  readonly session: string;
  readonly device: string;
}

/** What a browser brings. */
export interface Visitor {
  readonly sender: string;
  /** `User-Agent`. */
  readonly browser: string;
  readonly session: string | undefined;
  readonly device: string | undefined;
}

/** Starts a session, and ends the one that the browser had. */
export async function startSession({ store, now }: Accounts, account: string, visitor: Visitor): Promise<SignedIn> {
  const before = digestOfGiven(visitor.session);
  const previous = before === undefined ? undefined : await store.findSession(before);
  if (previous) await store.removeSession(previous.id, previous.account);
  const at = now().toISOString();
  const session = makeToken();
  const browser = visitor.browser.slice(0, MOST_BROWSER);
  await store.addSession({ id: digestOf(session), account, startedAt: at, seenAt: at, browser }, MOST_SESSIONS);
  const device = await keepDevice(store, visitor);
  await store.rememberDevice(digestOf(device), account, at, MOST_DEVICES);
  return { account, session, device };
}

/** The browser's token if it is one of ours, for several accounts may sign in from one browser; else a new one. */
async function keepDevice(store: AccountStore, { device }: Visitor): Promise<string> {
  const known = digestOfGiven(device);
  return device !== undefined && known !== undefined && (await store.isKnownDevice(known)) ? device : makeToken();
}

/** The session that a cookie names, if it has not expired; notes that it is used. */
export async function findSession({ store, now }: Accounts, token: string | undefined): Promise<Session | undefined> {
  const id = digestOfGiven(token);
  const session = id === undefined ? undefined : await store.findSession(id);
  const at = now();
  if (!session || isOver(session, at)) return undefined;
  if (at.getTime() - Date.parse(session.seenAt) >= LAG) await store.touchSession(session.id, at.toISOString());
  return session;
}

function isOver({ startedAt, seenAt }: StoredSession, at: Date): boolean {
  return at.getTime() - Date.parse(seenAt) >= IDLE || at.getTime() - Date.parse(startedAt) >= LONGEST;
}

/** Sessions that have not expired, of one account or of all. */
export async function listSessions(
  { store, now }: Pick<Accounts, 'store' | 'now'>,
  account?: string,
): Promise<readonly StoredSession[]> {
  const at = now();
  return (await store.listSessions(account)).filter((session) => !isOver(session, at));
}

/** Deletes what has expired. */
export async function deleteStale(store: AccountStore, now = () => new Date()): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age).toISOString();
  await store.deleteStale({
    now: before(0),
    sessionsStarted: before(LONGEST),
    sessionsSeen: before(IDLE),
    devicesSeen: before(DEVICE_AGE),
  });
}
