// Passphrases, hashed by scrypt: `scrypt$N$r$p$salt$hash`, so that hashes of another cost stay readable.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export interface HashCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about a quarter of a second each (OWASP's Password Storage Cheat Sheet). */
export const HASH_COST: HashCost = { N: 2 ** 15, r: 8, p: 3 };

const BYTES = 32;
const LEAST = 12;
/** Characters. */
export const LONGEST_PASSPHRASE = 200;
const LEAST_DIFFERENT = 5;

/** True if a passphrase is long and varied enough, and does not contain the account's name. */
export function isStrong(passphrase: string, name: string): boolean {
  const folded = fold(passphrase);
  const characters = [...folded];
  if (characters.length < LEAST || characters.length > LONGEST_PASSPHRASE) return false;
  return new Set(characters).size >= LEAST_DIFFERENT && !(name.length > 2 && folded.toLowerCase().includes(name));
}

export async function hashPassphrase(passphrase: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(passphrase, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Takes as long for an account without a passphrase (`stored` undefined) as for a wrong one. */
export async function verifyPassphrase(
  passphrase: string,
  stored: string | undefined,
  cost: HashCost,
): Promise<boolean> {
  if (stored === undefined) {
    await derive(passphrase, Buffer.alloc(16), cost);
    return false;
  }
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const found = await derive(passphrase, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(found, Buffer.from(hash, 'base64url'));
}

function derive(passphrase: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(fold(passphrase), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** In NFKC, because keyboards compose the same character in different ways. */
function fold(passphrase: string): string {
  return passphrase.normalize('NFKC');
}
