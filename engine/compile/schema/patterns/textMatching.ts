// Texts that a pattern matches, for rules that evaluate conditions: each has to hold for some answers. Of a pattern only what its
// author can have meant by an answer is read: no look-around and no back references.
import { characterSamples } from './characterSamples.ts';

const ESCAPED: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', t: '\t', n: '\n' };
/** An escape that stands for a character by its number or by a property, behind the backslash. */
const CODE = /^(?:u\{[^}]*\}|u[\dA-Fa-f]{4}(?:\\u[dD][c-fC-F][\dA-Fa-f]{2})?|x[\dA-Fa-f]{2}|[pP]\{[^}]*\})/;
const WITHOUT_TEXT = new Set(['b', 'B']);

/** Thrown inside this file for what is not read. */
class Unread extends Error {}

/** Some texts that match, the shortest first; none where the pattern is no regular expression or is not read. */
export function textsMatching(pattern: string): readonly string[] {
  if (syntaxErrorOf(pattern) !== undefined) return [];
  const test = new RegExp(pattern, 'u');
  const found = textsOf(pattern);
  return [...new Set([...found, ...found.map((text) => `a${text}`), ...found.map((text) => `${text}a`)])].filter(
    (text) => text.trim() !== '' && test.test(text),
  );
}

/** The positive lookaheads of a pattern and the pattern without look-around; the pattern itself where it has none. A text may need to match all of them. */
export function readableParts(pattern: string): readonly string[] {
  const ahead = [...pattern.matchAll(LOOK_AROUND)].flatMap(([, sign, inner]) => (sign === '=' ? (inner ?? '') : []));
  const rest = pattern.replaceAll(LOOK_AROUND, '');
  return rest === pattern ? [pattern] : [...ahead, rest];
}

/** True for a pattern of which {@link textsMatching} and {@link readableParts} may miss what it asks for. */
export function isHardToMatch(pattern: string): boolean {
  return /\(\?<?[=!]|\\[1-9k]/.test(pattern);
}

/** With at most one pair of brackets inside. */
const LOOK_AROUND = /\(\?<?([=!])((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*)\)/g;

/**
 * True for a valid pattern that refuses no text, because it may match nothing and may do so anywhere, e.g. `[a-z]*`. False for what is not
 * decided: with look-around, or with an anchor other than one `^` before all or one `$` behind all.
 */
export function matchesEveryText(pattern: string): boolean {
  const inner = pattern.startsWith('^') ? pattern.slice(1) : pattern.replace(/(?<!\\)\$$/, '');
  return !/[\^$]|\\b|\\B|\(\?[^:]/.test(inner.replaceAll(/\[\^/g, '[')) && new RegExp(pattern, 'u').test('');
}

/** The message of the `SyntaxError` that the pattern raises as a regular expression; undefined if it raises none. Forms use the flag `u`. */
export function syntaxErrorOf(pattern: string, flags = 'u'): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    return cause.message;
  }
}

/** Of each group at most so many alternatives are tried. */
const MOST_ALTERNATIVES = 12;

/**
 * Texts of each alternative, repeated as seldom as may be, and once more than that. Of groups within, all take the first alternative,
 * then all the second one, or their last, and so on.
 */
function textsOf(pattern: string): readonly string[] {
  const count = Math.min(pattern.split('|').length, MOST_ALTERNATIVES);
  const all = Array.from({ length: count }, (_, nth) => [0, 1].flatMap((more) => alternativesOf(pattern, more, nth)));
  return [...new Set(all.flat())];
}

function alternativesOf(pattern: string, more: number, nth: number): readonly string[] {
  try {
    return new Reader(pattern, more, nth).alternatives();
  } catch (error) {
    if (error instanceof Unread) return [];
    throw error;
  }
}

class Reader {
  readonly #pattern: string;
  readonly #more: number;
  readonly #nth: number;
  #at = 0;

  constructor(pattern: string, more: number, nth: number) {
    this.#pattern = pattern;
    this.#more = more;
    this.#nth = nth;
  }

  /** A text for each alternative up to a closing bracket or the end. */
  alternatives(): readonly string[] {
    const texts = [this.#sequence()];
    while (this.#takes('|')) texts.push(this.#sequence());
    return texts;
  }

  #sequence(): string {
    let text = '';
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#next())) {
      const atom = this.#atom();
      text += atom.repeat(this.#times());
    }
    return text;
  }

  #atom(): string {
    const character = this.#take();
    if (character === '^' || character === '$') return '';
    if (character === '.') return 'a';
    if (character === '\\') return this.#escaped();
    if (character === '[') return this.#fromClass();
    if (character !== '(') return character;
    if (this.#takes('?') && !this.#takes(':')) throw new Unread();
    const texts = this.alternatives();
    if (!this.#takes(')')) throw new Unread();
    return texts[Math.min(this.#nth, texts.length - 1)] ?? '';
  }

  #escaped(): string {
    const [code] = CODE.exec(this.#pattern.slice(this.#at)) ?? [];
    if (code !== undefined) {
      this.#at += code.length;
      return this.#oneOf(`\\${code}`);
    }
    const character = this.#take();
    if (WITHOUT_TEXT.has(character)) return '';
    if (/[1-9a-zA-Z]/.test(character) && !Object.hasOwn(ESCAPED, character)) throw new Unread();
    return ESCAPED[character] ?? character;
  }

  #oneOf(source: string): string {
    const [character] = characterSamples(source);
    if (character === undefined) throw new Unread();
    return character;
  }

  /** A character of a class such as `[^a-z]`, found by the class itself. */
  #fromClass(): string {
    const from = this.#at - 1;
    for (let escapes = false; escapes || this.#next() !== ']'; this.#at += 1) {
      if (this.#at >= this.#pattern.length) throw new Unread();
      escapes = !escapes && this.#next() === '\\';
    }
    this.#at += 1;
    return this.#oneOf(this.#pattern.slice(from, this.#at));
  }

  /** How often what precedes is repeated. */
  #times(): number {
    const rest = this.#pattern.slice(this.#at);
    const [written = '', least, most] = /^(?:[*+?]|\{(\d+)(?:(,\d*))?\})\??/.exec(rest) ?? [];
    this.#at += written.length;
    if (written === '') return 1;
    if (least !== undefined) {
      const isOpen = most !== undefined && (most === ',' || Number(most.slice(1)) > Number(least));
      return Number(least) + (isOpen ? this.#more : 0);
    }
    return written.startsWith('+') ? 1 + this.#more : this.#more;
  }

  #next(): string {
    return this.#pattern.charAt(this.#at);
  }

  /** One character, which may be of two UTF-16 units. */
  #take(): string {
    const [character = ''] = this.#pattern.slice(this.#at, this.#at + 2);
    this.#at += Math.max(1, character.length);
    return character;
  }

  #takes(character: string): boolean {
    if (this.#next() !== character) return false;
    this.#at += 1;
    return true;
  }
}
