// Random tokens for cookies and links. The store holds their digests only: whoever reads the database cannot sign in with them.
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 in hex, which needs no salt because tokens are random. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The digest of what a client sent as a token; undefined if it cannot be one. */
export function digestOfGiven(given: string | undefined): string | undefined {
  return given !== undefined && /^[\w-]{43}$/.test(given) ? digestOf(given) : undefined;
}
