// Accounts of the office and how they sign in. Tokens that browsers and links carry (invitations, sessions, devices) and recovery
// codes are stored as digests only. Instants are ISO 8601 in UTC. Whatever changes an account adds an `AccountEvent` to the office's
// record in the same transaction.
import type { Role } from '../../core/index.ts';
import type { Signature } from './caseStore.ts';

export interface Account {
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
  /** Hashed, see accounts/passphrase.ts; undefined until one is set. */
  readonly passphrase: string | undefined;
  /** Secret of the one-time codes, in base32. */
  readonly secret: string | undefined;
  /** The person at the school's OpenID provider: issuer and subject. */
  readonly subject: string | undefined;
  /** Until when the account's link to join can be used. */
  readonly invitedUntil: string | undefined;
  /** Recovery codes that are unused. */
  readonly codesLeft: number;
  /** Where it gets mails about the applications that are assigned to it. */
  readonly mail: string | undefined;
}

export interface NewInvitation {
  /** Digest of the token in the link. */
  readonly token: string;
  readonly expiresAt: string;
}

/** By what an account will sign in; stored while its invitation is open, in force once a code of the app was confirmed. */
export interface Means {
  readonly passphrase: string;
  readonly secret: string;
}

export interface Invitation extends Partial<Means> {
  readonly account: string;
  readonly role: Role;
  readonly expiresAt: string;
}

/** How an account will sign in: one-time codes up to `lastStep` are used, `codes` are digests; or the provider's subject. */
export type Acceptance =
  | { readonly secret: string; readonly lastStep: number; readonly codes: readonly string[] }
  | { readonly subject: string };

export interface StoredSession {
  /** Digest of the token in the cookie. */
  readonly id: string;
  readonly account: string;
  readonly startedAt: string;
  readonly seenAt: string;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** Attempts under `key` are allowed `burst` at once, and one more after each `interval` milliseconds. */
export interface AttemptBucket {
  readonly key: string;
  readonly burst: number;
  readonly interval: number;
}

/** Rows of what is too old at these instants are deleted. */
export interface Expiry {
  readonly now: string;
  readonly sessionsStarted: string;
  readonly sessionsSeen: string;
  readonly devicesSeen: string;
}

export interface AccountStore {
  hasAccounts(): Promise<boolean>;
  /** False if there is an account of this name. */
  addAccount(name: string, role: Role, by: Signature, invitation: NewInvitation): Promise<boolean>;
  findAccount(name: string): Promise<Account | undefined>;
  findBySubject(subject: string): Promise<Account | undefined>;
  listAccounts(): Promise<readonly Account[]>;
  /** False if there is no such account; likewise below. */
  setRole(name: string, role: Role, by: Signature): Promise<boolean>;
  setMail(name: string, mail: string | null, by: Signature): Promise<boolean>;
  removeAccount(name: string, by: Signature): Promise<boolean>;
  /** Deletes all by which the account signs in, its sessions and known devices, and invites it again. */
  resetAccount(name: string, by: Signature, invitation: NewInvitation): Promise<boolean>;

  findInvitation(token: string, now: string): Promise<Invitation | undefined>;
  /** Notes what was chosen. */
  prepareInvitation(token: string, means: Means, now: string): Promise<boolean>;
  /** Uses up the invitation, once; undefined if it is gone, or its secret is another by now. */
  acceptInvitation(token: string, acceptance: Acceptance, now: string): Promise<string | undefined>;

  /** Notes that a one-time code was used; false if it or a later one was used before. */
  spendStep(name: string, step: number): Promise<boolean>;
  /** False if the code is not the account's or was used before. */
  spendRecoveryCode(name: string, code: string, now: string): Promise<boolean>;
  replaceRecoveryCodes(name: string, codes: readonly string[], at: string): Promise<void>;
  /** To the account, or to any. */
  isKnownDevice(device: string, name?: string): Promise<boolean>;
  /** Of the account's devices the `most` that were used last are kept. */
  rememberDevice(device: string, name: string, at: string, most: number): Promise<void>;

  /** A sign-in after its first step; of the account's the `most` newest are kept. */
  addPending(id: string, name: string, expiresAt: string, most: number): Promise<void>;
  findPending(id: string, now: string): Promise<string | undefined>;
  /** False if it was taken before. */
  removePending(id: string): Promise<boolean>;

  /** Of the account's sessions the `most` that were used last are kept. */
  addSession(session: StoredSession, most: number): Promise<void>;
  /** With the account's role as it is now. */
  findSession(id: string): Promise<(StoredSession & { readonly role: Role }) | undefined>;
  touchSession(id: string, at: string): Promise<void>;
  /** Of one account, or of all; the last used first. */
  listSessions(name?: string): Promise<readonly StoredSession[]>;
  /** Signing out, without `by`, is no event. */
  removeSession(id: string, name: string, by?: Signature): Promise<boolean>;
  /** The number of those removed. */
  removeSessions(name: string, by: Signature): Promise<number>;

  /** Counts an attempt; returns 0, or the milliseconds until one is allowed. At most `most` buckets are kept, the fullest. */
  takeAttempt(bucket: AttemptBucket, now: number, most: number): Promise<number>;
  /** Undoes `takeAttempt`, because the attempt was right. */
  returnAttempt(bucket: AttemptBucket): Promise<void>;

  deleteStale(expiry: Expiry): Promise<void>;
}
