// Recovery codes, for an account whose authenticator app is lost: ten, each used once, of 72 random bits.
import { randomInt } from 'node:crypto';
import { digestOf } from './token.ts';

/** Without look-alikes and vowels, as references. */
const ALPHABET = '23456789CDFHJKMNPQRTVWX';
const CODES = 10;
const LENGTH = 16;

export function makeRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODES }, () => {
    const characters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return (characters.match(/.{4}/g) ?? []).join('-');
  });
}

/** The digest of a code typed in any case, with or without dashes. */
export function recoveryDigest(typed: string): string {
  return digestOf(typed.toUpperCase().replace(/[\s\-–—.]/g, ''));
}
