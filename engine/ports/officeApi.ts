// The office's HTTP API: what each route below `/office/api` takes and answers, as JSON. The service's table of routes
// (intake/office/officeRoutes.ts) and the office's pages are typed by it. Instants are ISO 8601 in UTC.
//
// A change (any method but GET) needs the header `X-Office` (OFFICE_HEADER of core) and comes from a page of the same origin. Every
// refusal is an `OfficeRefusal`, worded in the language of `Accept-Language`.
import type { Role } from '../core/index.ts';

export interface OfficeRefusal {
  /** E.g. `no-session` (401): show the page for signing in. `languages/en/refusals.ts` lists them. */
  readonly code: string;
  readonly errors: readonly {
    readonly message: string;
    /** The question that it concerns, by its name. */
    readonly path?: string;
  }[];
}

/** Where the browser is to go, for sign-in by the school's OpenID provider. */
export interface ProviderAddress {
  readonly url: string;
}

export interface InvitationDetails {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt: string;
  /** True if it can be accepted by the school's OpenID provider, too. */
  readonly provider: boolean;
}

/** For an authenticator app. */
export interface AppSecret {
  /** In base32, to be typed. */
  readonly secret: string;
  /** `otpauth:` address, as a link on the phone itself. */
  readonly uri: string;
  /** The same as a QR code: an SVG document. */
  readonly qr: string;
}

/** Shown once; each lets the account in once in place of a one-time code. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

export interface Me {
  readonly name: string;
  readonly role: Role;
  /** When the session ends, whatever is done in it. */
  readonly sessionEndsAt: string;
  /** Milliseconds without a request after which it ends earlier. */
  readonly idleMilliseconds: number;
  /** Undefined for an account that signs in by the provider. */
  readonly recoveryCodesLeft?: number | undefined;
}

export interface SessionDetails {
  readonly id: string;
  readonly startedAt: string;
  readonly seenAt: string;
  /** What the browser calls itself (`User-Agent`): a stranger's text. */
  readonly browser: string;
  /** True for the session that asks. */
  readonly isThis: boolean;
}

export interface AccountDetails {
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
  /** Empty until the invitation is accepted. */
  readonly signsInBy: readonly ('passphrase' | 'provider')[];
  /** Until when its link can be used. */
  readonly invitedUntil?: string | undefined;
  readonly sessions: readonly SessionDetails[];
}

/** A link by which an account joins, once. */
export interface JoinLink {
  /** `/office/join#<token>`, below the origin of the site. The page sends the token in bodies only. */
  readonly path: string;
  readonly expiresAt: string;
}

type Nothing = Readonly<Record<string, never>>;

/** By method and path; `:name` stands for a part of the address. */
export interface OfficeApi {
  'GET /sign-in': { body: Nothing; answer: { readonly provider: boolean } };
  /** Then the code, within five minutes. */
  'POST /sign-in': { body: { readonly name: string; readonly passphrase: string }; answer: Nothing };
  /** A code of the authenticator app, or a recovery code. */
  'POST /sign-in/code': { body: { readonly code: string }; answer: { readonly name: string } };
  'POST /sign-in/provider': { body: Nothing; answer: ProviderAddress };
  /** The provider sends the browser here; answers by a redirect to `/office`, with `?refused=<code>` if it was refused. */
  'GET /sign-in/provider/return': { body: Nothing; answer: Nothing };
  'POST /invitation': { body: { readonly token: string }; answer: InvitationDetails };
  /** May be repeated until the code is confirmed. */
  'POST /invitation/passphrase': { body: { readonly token: string; readonly passphrase: string }; answer: AppSecret };
  /** Joins and signs in. */
  'POST /invitation/code': { body: { readonly token: string; readonly code: string }; answer: RecoveryCodes };
  'POST /invitation/provider': { body: { readonly token: string }; answer: ProviderAddress };
  'GET /me': { body: Nothing; answer: Me };
  /** Replaces the recovery codes; needs a code of the authenticator app. */
  'POST /me/recovery-codes': { body: { readonly code: string }; answer: RecoveryCodes };
  'POST /sign-out': { body: Nothing; answer: Nothing };
  /** One's own. */
  'GET /sessions': { body: Nothing; answer: readonly SessionDetails[] };
  'DELETE /sessions/:id': { body: Nothing; answer: Nothing };
  'GET /accounts': { body: Nothing; answer: readonly AccountDetails[] };
  'POST /accounts': { body: { readonly name: string; readonly role: Role }; answer: JoinLink };
  /** Not of oneself; likewise the next two. */
  'PATCH /accounts/:name': { body: { readonly role: Role }; answer: Nothing };
  /** Ends all by which the account signs in, and its sessions, and invites it again. */
  'POST /accounts/:name/invitation': { body: Nothing; answer: JoinLink };
  'DELETE /accounts/:name': { body: Nothing; answer: Nothing };
  'DELETE /accounts/:name/sessions': { body: Nothing; answer: Nothing };
  'DELETE /accounts/:name/sessions/:id': { body: Nothing; answer: Nothing };
}
