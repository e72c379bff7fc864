// The office's cookies. `__Host-`: browsers take them from this host only, for all of its paths and over TLS (or on localhost).
// Scripts cannot read them, and they are not sent with requests that other sites begin; only that of the journey to the
// OpenID provider is, since the provider begins the request that brings the browser back.
import { DEVICE_AGE, type SignedIn } from '../accounts/sessions.ts';
import { PENDING } from '../accounts/signIn.ts';

const COOKIES = {
  /** Until the browser is closed; the store knows when it expires. */
  session: { name: '__Host-office', sameSite: 'Strict' },
  device: { name: '__Host-office-device', sameSite: 'Strict', maxAge: DEVICE_AGE },
  pending: { name: '__Host-office-pending', sameSite: 'Strict', maxAge: PENDING },
  journey: { name: '__Host-office-journey', sameSite: 'Lax', maxAge: 10 * 60_000 },
} as const satisfies Record<string, { name: string; sameSite: string; maxAge?: number }>;

export type CookieName = keyof typeof COOKIES;

/** An empty value removes the cookie. */
export type Cookie = readonly [name: CookieName, value: string];

/** A `Set-Cookie` header; values are in base64url. */
export function printCookie([cookie, value]: Cookie): string {
  const { name, sameSite, ...others } = COOKIES[cookie];
  const maxAge = value === '' ? 0 : 'maxAge' in others ? others.maxAge / 1000 : undefined;
  const attributes = ['Path=/', 'Secure', 'HttpOnly', `SameSite=${sameSite}`];
  return [`${name}=${value}`, ...attributes, ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`])].join('; ');
}

/** The value in a `Cookie` header. */
export function readCookie(header: string | undefined, cookie: CookieName): string | undefined {
  const start = `${COOKIES[cookie].name}=`;
  const pair = header?.split(/; */).find((one) => one.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

/** The part of a reply to a browser that has signed in. */
export function signedInReply({ account, session, device }: SignedIn) {
  const cookies: readonly Cookie[] = [
    ['session', session],
    ['device', device],
    ['pending', ''],
    ['journey', ''],
  ];
  return { signedIn: account, cookies };
}
