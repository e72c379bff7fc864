// Repeated groups of alternatives that match one character each: `([a-z]|\w)+`. Where two alternatives match the same character, each such character of a text doubles the ways to
// read it, and all are tried before a text that does not match is refused.
import { ATOM } from './atoms.ts';

/** A group of alternatives of one atom each, repeated up to five times or more. */
const REPEATED = new RegExp(String.raw`\((?:\?:)?(${ATOM}(?:\|${ATOM})+)\)([*+]|\{\d+,(?:[5-9]|\d{2,})?\})`, 'gu');

/** Latin, Greek, Cyrillic, Hebrew and Arabic. What overlaps in other scripts only is not found. */
const CHARACTERS = Array.from({ length: 0x700 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));

/** True where a repeated group of a valid pattern has two alternatives that match the same character. */
export function haveOverlap(pattern: string): boolean {
  return [...pattern.matchAll(REPEATED)].some(([, alternatives = '']) => {
    const each = atomsOf(alternatives).map((atom) => new RegExp(`^${atom}$`, 'u'));
    return CHARACTERS.some((character) => each.filter((one) => one.test(character)).length > 1);
  });
}

/** The pattern with one class in the place of such alternatives, `[a-z\w]+`, which matches the same. A group with a class that begins with `^` stays. */
export function alternativesAsClass(pattern: string): string {
  return pattern.replaceAll(REPEATED, (group, alternatives: string, times: string) => {
    const atoms = atomsOf(alternatives);
    return atoms.some((atom) => atom.startsWith('[^')) ? group : `[${atoms.map(inClass).join('')}]${times}`;
  });
}

function atomsOf(alternatives: string): string[] {
  return alternatives.match(new RegExp(ATOM, 'gu')) ?? [];
}

/** A hyphen at the end of a class is itself; between other characters it would be a range. */
function inClass(atom: string): string {
  const inner = atom.startsWith('[') ? atom.slice(1, -1) : atom;
  return inner.replace(/^-/, '\\-').replace(/([^\\])-$/, '$1\\-');
}
