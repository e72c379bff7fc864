// References that parents write down and read out, e.g. `K7QM-4XRT-9`: eight random characters and a check character. The
// alphabet has at most one of each look-alike pair (0 O, 1 I L, 2 Z, ...) and no vowels, so that no words are formed. Its
// size, 23, is prime, so the weighted sum detects every single wrong character and every transposition.
import { randomInt } from 'node:crypto';

const ALPHABET = '23456789CDFHJKMNPQRTVWX';
const LENGTH = 8;

/** A new random reference. */
export function makeReference(): string {
  const body = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return group(body + checkCharacter(body));
}

/** The canonical form of a reference typed in any case, with or without dashes; undefined if the check fails. */
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
