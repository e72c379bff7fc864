// The second factor: one-time codes of an authenticator app (TOTP, RFC 6238), with the parameters that all apps know.
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds. */
const PERIOD = 30;
/** Codes before and after the present one that are accepted, for clocks that differ. */
const WINDOW = 1;

/** A new secret in base32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app is given to make the codes of `name`: the address that it opens, and a picture of it to be scanned. */
export function describeSecret(secret: string, name: string, title: string): { uri: string; qr: string } {
  const uri = codesOf(secret, name, title).toString();
  return { uri, qr: renderSVG(uri, { border: 4 }) };
}

/** The number of the period whose code is `code`; undefined if it is none of those around `now`. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const delta = codesOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

function codesOf(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });
}
