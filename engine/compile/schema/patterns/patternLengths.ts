// How many characters a text has that matches a pattern, by the pattern alone: of alternatives the shortest and the longest, of a sequence the sum, each as often as
// it is repeated. A pattern with look-around or back references is not read.
import { lengthsOf } from '../../../core/index.ts';
import { syntaxErrorOf } from './textMatching.ts';

/** In characters (code points). `most` is `Infinity` for a pattern that is not between `^` and `$`: it may match a part of a longer text. */
export interface PatternLengths {
  readonly least: number;
  readonly most: number;
}

const NONE: PatternLengths = { least: 0, most: 0 };

/** The lengths of the texts that match; undefined for a pattern that is not read. */
export function patternLengths(pattern: string): PatternLengths | undefined {
  if (syntaxErrorOf(pattern) !== undefined || /\(\?(?:<?[=!])|\\(?:[1-9]|k<)/.test(pattern)) return undefined;
  const own = lengthsOf(pattern);
  if (own) return { most: Infinity, ...own };
  const { value, isSequence } = alternatives(new Tokens(pattern));
  const isWhole = isSequence && pattern.startsWith('^') && /(?<!\\)(?:\\\\)*\$$/.test(pattern);
  return isWhole ? value : { ...value, most: Infinity };
}

/** One character of a text, an anchor, a bracket, a bar, or how often what precedes is repeated. */
const TOKEN =
  /\\(?:u\{[^}]*\}|u[0-9A-Fa-f]{4}(?:\\u[dD][c-fC-F][0-9A-Fa-f]{2})?|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|c[A-Za-z]|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|<[^>]*>))?|[*+?]\??|\{\d+,?\d*\}\??|./gsu;

class Tokens {
  readonly #all: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#all = pattern.match(TOKEN) ?? [];
  }

  get next(): string | undefined {
    return this.#all[this.#at];
  }

  take(): string {
    this.#at += 1;
    return this.#all[this.#at - 1] ?? '';
  }
}

/** Up to a closing bracket or the end. */
function alternatives(tokens: Tokens): { readonly value: PatternLengths; readonly isSequence: boolean } {
  const all = [sequence(tokens)];
  while (tokens.next === '|') {
    tokens.take();
    all.push(sequence(tokens));
  }
  const value = { least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map(({ most }) => most)) };
  return { value, isSequence: all.length === 1 };
}

function sequence(tokens: Tokens): PatternLengths {
  let all = NONE;
  while (tokens.next !== undefined && tokens.next !== '|' && tokens.next !== ')') {
    const one = atom(tokens);
    const times = timesOf(tokens.next);
    if (times) tokens.take();
    const [least, most] = times ?? [1, 1];
    // Not `0 * Infinity`, which is no number.
    const longest = one.most === 0 || most === 0 ? 0 : one.most * most;
    all = { least: all.least + one.least * least, most: all.most + longest };
  }
  return all;
}

function atom(tokens: Tokens): PatternLengths {
  const token = tokens.take();
  if (['^', '$', '\\b', '\\B'].includes(token)) return NONE;
  if (!token.startsWith('(')) return { least: 1, most: 1 };
  const { value } = alternatives(tokens);
  tokens.take();
  return value;
}

/** How often a quantifier repeats what precedes it; undefined for any other token. */
function timesOf(token = ''): readonly [least: number, most: number] | undefined {
  const [, sign = '', count, more, upTo] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??$/.exec(token) ?? [];
  if (count === undefined)
    return { '*': [0, Infinity] as const, '+': [1, Infinity] as const, '?': [0, 1] as const }[sign];
  return [Number(count), more ? Number(upTo || Infinity) : Number(count)];
}
