// What the command line and managers do with accounts.
import type { Role } from '../../core/index.ts';
import type { AccountStore, StoredSession } from '../storage/accountStore.ts';
import { makeInvitation } from './joining.ts';
import { listSessions } from './sessions.ts';

/** An account, without anything secret. */
export interface AccountSummary {
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
  /** How it signs in; empty until its invitation is accepted. */
  readonly signsInBy: readonly ('passphrase' | 'provider')[];
  /** Until when its link can be used. */
  readonly invitedUntil?: string | undefined;
  readonly codesLeft: number;
  /** See `Account`. */
  readonly mail: string | undefined;
}

export interface Invited {
  /** For the link, see {@link joinPath}. */
  readonly token: string;
  readonly expiresAt: string;
}

/** Names of accounts in canonical form; see accountName.ts. `by`: who does it, for the record. */
export interface AccountAdmin {
  list(): Promise<readonly AccountSummary[]>;
  /** Undefined if there is an account of this name. */
  add(name: string, role: Role, by: string): Promise<Invited | undefined>;
  /** False or undefined if there is no such account; likewise below. */
  setRole(name: string, role: Role, by: string): Promise<boolean>;
  /** Null: it gets none. */
  setMail(name: string, mail: string | null, by: string): Promise<boolean>;
  remove(name: string, by: string): Promise<boolean>;
  /** Ends all that the account could sign in by, and its sessions; returns a new invitation. */
  reset(name: string, by: string): Promise<Invited | undefined>;
  /** Sessions of one account, or of all. */
  sessions(name?: string): Promise<readonly StoredSession[]>;
  /** Ends all sessions of an account; returns their number. */
  endSessions(name: string, by: string): Promise<number>;
}

/** Where an invitation is accepted. The token is in the fragment, which browsers do not send, so that no proxy logs it. */
export function joinPath({ token }: Invited): string {
  return `/office/join#${token}`;
}

export function administerAccounts(store: AccountStore, now: () => Date = () => new Date()): AccountAdmin {
  const signed = (by: string) => ({ by, at: now().toISOString() });
  return {
    async list() {
      const accounts = await store.listAccounts();
      return accounts.map(({ passphrase, secret: _, subject, ...account }) => ({
        ...account,
        signsInBy: [...(passphrase ? ['passphrase' as const] : []), ...(subject ? ['provider' as const] : [])],
      }));
    },
    async add(name, role, by) {
      const { token, stored } = makeInvitation(now());
      const isNew = await store.addAccount(name, role, signed(by), stored);
      return isNew ? { token, expiresAt: stored.expiresAt } : undefined;
    },
    setRole: (name, role, by) => store.setRole(name, role, signed(by)),
    setMail: (name, mail, by) => store.setMail(name, mail, signed(by)),
    remove: (name, by) => store.removeAccount(name, signed(by)),
    async reset(name, by) {
      const { token, stored } = makeInvitation(now());
      const isFound = await store.resetAccount(name, signed(by), stored);
      return isFound ? { token, expiresAt: stored.expiresAt } : undefined;
    },
    sessions: (name) => listSessions({ store, now }, name),
    endSessions: (name, by) => store.removeSessions(name, signed(by)),
  };
}
