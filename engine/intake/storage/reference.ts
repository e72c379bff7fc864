// The number that a parent notes down and reads out on the phone, e.g. `K7QM-4XRT-9`: eight random characters and one
// that checks them. The alphabet leaves out look-alikes (0 O, 1 I L, 2 Z, ...) by keeping one of each pair at most, and
// vowels, so that no word comes about. Its size, 23, is prime: a weighted sum then notices every single wrong character
// and every two that changed places.
import { randomInt } from 'node:crypto';

const ALPHABET = '23456789CDFHJKMNPQRTVWX';
const LENGTH = 8;

/** A new random reference. */
export function makeReference(): string {
  const body = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return group(body + checkCharacter(body));
}

/** The reference as it is stored, from one typed in any case, with or without dashes; undefined if it is mistyped. */
export function readReference(typed: string): string | undefined {
  const text = typed.toUpperCase().replace(/[\s\-–—.]/g, '');
  if (text.length !== LENGTH + 1 || [...text].some((character) => !ALPHABET.includes(character))) return undefined;
  return checkCharacter(text.slice(0, LENGTH)) === text[LENGTH] ? group(text) : undefined;
}

function group(text: string): string {
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

function checkCharacter(body: string): string | undefined {
  const sum = [...body].reduce((total, character, i) => total + (i + 1) * ALPHABET.indexOf(character), 0);
  return ALPHABET[sum % ALPHABET.length];
}
