// Texts that may match a pattern; the caller tests each. fast-check makes them, but throws on lookarounds (`(?=`, `(?!`, `(?<=`, `(?<!`). So of
// a pattern with lookarounds, texts are made for each positive lookahead and for the pattern without lookarounds, alone and joined. It throws on
// back references, too: `backReferences.ts` writes them out.
import fc from 'fast-check';
import { withoutProperties } from '../../compile/index.ts';
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
  const { rest, ahead } = parted(source);
  if (rest === source) return sampled(source);
  const parts = [...ahead, rest].map(sampled).filter((texts) => texts.length > 0);
  // `(?=.*[a-z])(?=.*[0-9]).{8,}` asks for both anywhere: a text of each, one after the other, has both.
  const joined = Array.from({ length: TEXTS }, (_, i) => parts.map((texts) => texts[i % texts.length]).join(''));
  return [...parts.flat(), ...joined];
}

/** fast-check throws a plain `Error` for syntax that it does not support, which cannot be told apart by a class. */
function sampled(source: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(withoutProperties(source), 'u')), { numRuns: TEXTS, seed: 1 });
  } catch {
    return [];
  }
}

const LOOKAROUND = /^\(\?<?[=!]/;

/** The pattern without its lookarounds, and what its positive lookaheads ask for. */
function parted(source: string): { readonly rest: string; readonly ahead: readonly string[] } {
  const ahead: string[] = [];
  let rest = '';
  for (let at = 0; at < source.length; ) {
    const opening = LOOKAROUND.exec(source.slice(at, at + 4))?.[0];
    const end = opening === undefined ? tokenEnd(source, at) : groupEnd(source, at);
    if (opening === undefined) rest += source.slice(at, end);
    else if (opening === '(?=') ahead.push(source.slice(at + opening.length, end - 1));
    at = end;
  }
  return { rest, ahead };
}
