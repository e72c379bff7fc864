// Texts for a pattern. Some may not match it: the caller tests each. fast-check makes them, but it throws on lookarounds (`(?=`, `(?!`, `(?<=`, `(?<!`), on `\b` and `\B`, and on back
// references. A pattern with lookarounds is therefore taken apart: texts are made for each positive lookaround and for the rest, and are also joined. `backReferences.ts` replaces back references.
import fc from 'fast-check';
import { characterSamples, withoutProperties } from '../../compile/index.ts';
import { withoutReference } from './backReferences.ts';
import { groupEnd, tokenEnd } from './patternTokens.ts';

/** How many texts are made of a pattern. */
const TEXTS = 200;

/** Texts by pattern. Making 200 of them takes milliseconds, and a proof answers the same question in each of its submissions. */
const textsByPattern = new Map<string, readonly string[]>();

/** Texts that may match the pattern; none where fast-check cannot read it, and the proof then reports that it found no answer. */
export function patternSamples(pattern: RegExp): readonly string[] {
  const texts = textsByPattern.get(pattern.source) ?? made(pattern.source);
  textsByPattern.set(pattern.source, texts);
  return texts;
}

function made(source: string): readonly string[] {
  const written = withoutReference(source, made);
  if (written) return written.flatMap((one) => made(one).slice(0, TEXTS / written.length));
  const { rest, ahead, behind } = parted(source);
  if (rest === source) return sampled(source);
  const parts = [...ahead, rest, ...behind].map(sampled).filter((texts) => texts.length > 0);
  // `(?=.*[a-z])(?=.*[0-9]).{8,}` asks for both anywhere: a text of each, one after the other, has both.
  const joined = Array.from({ length: TEXTS }, (_, i) => parts.map((texts) => texts[i % texts.length]).join(''));
  return [...parts.flat(), ...joined];
}

/** Texts that contain what a negative lookaround of the pattern excludes; none without one. */
export function excludedSamples({ source }: RegExp): readonly string[] {
  const { rest, excluded } = parted(source);
  const others = sampled(rest);
  return excluded.flatMap((inner) =>
    made(inner).flatMap((text, i) => [text, `a${text}`, `${text}a`, `${text}${others[i]}`, `${others[i]}${text}`]),
  );
}

/** For each class in brackets some characters that it does not match. */
export function otherCharacters({ source }: RegExp): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < source.length; at = tokenEnd(source, at)) {
    const token = source.slice(at, tokenEnd(source, at));
    const [, sign = '', inside = ''] = /^\[(\^?)(.*)\]$/s.exec(token) ?? [];
    if (inside !== '') found.push(...characterSamples(`[${sign === '' ? '^' : ''}${inside}]`).slice(0, FEW));
  }
  return found;
}

/** How many characters are taken of each class: another part of the pattern may match the first. */
const FEW = 5;

/** fast-check throws a plain `Error` for syntax that it does not support, which cannot be told apart by a class. */
function sampled(source: string): readonly string[] {
  try {
    const texts = fc.sample(fc.stringMatching(new RegExp(withoutProperties(source), 'u')), { numRuns: TEXTS, seed: 1 });
    // Nobody types the tabs and form feeds that `\s` matches, too, a text field takes no line breaks, and blanks at the ends are no part of an answer.
    return texts.flatMap((text) => [...new Set([text.replace(CONTROLS, ' ').trim(), text])]);
  } catch {
    return [];
  }
}

const CONTROLS = /\p{Cc}/gu;
const LOOKAROUND = /^\(\?<?[=!]/;
const BOUNDARY = /^\\b$/i;

interface Parts {
  /** The pattern without its lookarounds, and without `\b` and `\B`. */
  readonly rest: string;
  /** What its lookarounds ask for and exclude. */
  readonly ahead: readonly string[];
  readonly behind: readonly string[];
  readonly excluded: readonly string[];
}

function parted(source: string): Parts {
  const inside: Record<string, string[]> = { '(?=': [], '(?<=': [], '(?!': [], '(?<!': [] };
  let rest = '';
  for (let at = 0; at < source.length; ) {
    const opening = LOOKAROUND.exec(source.slice(at, at + 4))?.[0];
    const end = opening === undefined ? tokenEnd(source, at) : groupEnd(source, at);
    const token = source.slice(at, end);
    if (opening !== undefined) inside[opening]?.push(token.slice(opening.length, -1));
    else if (!BOUNDARY.test(token)) rest += token;
    at = end;
  }
  const { '(?=': ahead = [], '(?<=': behind = [], '(?!': notAhead = [], '(?<!': notBehind = [] } = inside;
  return { rest, ahead, behind, excluded: [...notAhead, ...notBehind] };
}
