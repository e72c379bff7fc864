// An answer that matches some patterns and does not match others: found where there is one, and known to be none where there is none.
import { CharSet, NFA } from 'refa';
import { normaliseAnswer, type Schema } from '../../../core/index.ts';
import { type Automaton, automatonOf, complementOf, intersectionOf, LAST_CODE_POINT } from './automata.ts';

/** In characters (code points). */
interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** A text of more characters is not sought: the automaton of its length would be too large. */
const LONGEST = 2000;

/**
 * A text that matches all patterns of `all` and none of `none`, as answers are kept: trimmed, and without the characters that core takes out. The shortest that there is,
 * of ASCII characters if there is such a one. `null` if there is none; undefined if that is not known (see {@link automatonOf}).
 * @param isCode whether digits of other scripts are kept as 0 to 9: see core's `normaliseAnswer`
 */
export function commonText(
  all: readonly string[],
  none: readonly string[],
  lengths: Lengths,
  isCode: boolean,
): string | null | undefined {
  const key = JSON.stringify([all, none, lengths, isCode]);
  if (!found.has(key)) found.set(key, searched(all, none, lengths, isCode));
  return found.get(key);
}

const found = new Map<string, string | null | undefined>();

function searched(
  all: readonly string[],
  none: readonly string[],
  { least, most }: Lengths,
  isCode: boolean,
): string | null | undefined {
  if (least > LONGEST) return undefined;
  const automata = [...all.map(automatonOf), ...none.map(complementOf), ...(least > 1 ? [ofLength(least)] : [])];
  let common: Automaton | undefined = answers(isCode);
  for (const one of automata) common = one && common && intersectionOf(common, one);
  if (!common) return undefined;
  const ascii = automatonOf('^[ -~]*$');
  const plain = ascii && intersectionOf(common, ascii);
  const [text] = [plain, common].flatMap((one) => (one && shortestText(one, most)) ?? []);
  if (text === undefined) return null;
  const isMatch = (pattern: string) => new RegExp(pattern, 'u').test(text);
  // Where the regular expression says otherwise, an automaton is wrong, and nothing is known.
  return all.every(isMatch) && !none.some(isMatch) ? text : undefined;
}

const ANY: Lengths = { least: 1, most: Infinity };

/** True if no answer matches both patterns; false also where that is not known. */
export function patternsExclude(one: string, other: string): boolean {
  return commonText([one, other], [], ANY, true) === null;
}

/** True if every answer matches the pattern; false also where that is not known. Of a pattern that does not name the end of a line, answers of one line are judged: `^.+$` asks for nothing else. */
export function matchesEveryAnswer(pattern: string): boolean {
  const lines = /\\[nr]/.test(pattern) ? [] : ['^.*$'];
  return commonText(lines, [pattern], ANY, true) === null;
}

/** True if no answer matches the pattern; false also where that is not known. */
export function matchesNoAnswer(pattern: string): boolean {
  return commonText([pattern], [], ANY, true) === null;
}

/** Of texts of so many characters or more. */
function ofLength(least: number): Automaton {
  return repeated(CharSet.all(LAST_CODE_POINT), least);
}

const answersByKind = new Map<boolean, Automaton | undefined>();

/** Of the texts that answers can be. */
function answers(isCode: boolean): Automaton | undefined {
  if (!answersByKind.has(isCode)) {
    const trimmed = automatonOf('^\\S(?:[^]*\\S)?$');
    answersByKind.set(isCode, trimmed && intersectionOf(trimmed, repeated(kept(isCode ? CODE : TEXT), 1)));
  }
  return answersByKind.get(isCode);
}

function repeated(characters: CharSet, least: number): Automaton {
  const texts = NFA.fromCharSet(characters);
  texts.quantify(least, Infinity);
  return texts;
}

const TEXT: Schema = { type: 'string' };
const CODE: Schema = { ...TEXT, pattern: '^' };

/** Characters that an answer keeps: no control characters but the end of a line, and none that core takes out or replaces. */
function kept(question: Schema): CharSet {
  const isKept = (code: number) => {
    const text = `a${String.fromCodePoint(code)}a`;
    return normaliseAnswer(question, text) === text;
  };
  const codes = Array.from({ length: ASTRAL - FIRST_PRINTED }, (_, i) => FIRST_PRINTED + i);
  const whole = codes.filter((code) => !isSurrogate(code) && isKept(code));
  return CharSet.fromCharacters(LAST_CODE_POINT, [LINE_END, ...whole]).union([{ min: ASTRAL, max: LAST_CODE_POINT }]);
}

const LINE_END = 0x0a;
const FIRST_PRINTED = 0x20;
/** The first character of two UTF-16 units; core replaces none of these. */
const ASTRAL = 0x10000;

function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

/** The shortest text of the automaton; undefined where there is none of at most so many characters. */
function shortestText({ initial, finals }: Automaton, most: number): string | undefined {
  const seen = new Set([initial]);
  let reached: (readonly [NFA.Node, string])[] = [[initial, '']];
  for (let length = 0; length <= most && reached.length > 0; length++) {
    const found = reached.find(([node]) => finals.has(node));
    if (found) return found[1];
    reached = reached.flatMap(([node, text]) =>
      [...node.out].flatMap(([next, characters]) => {
        if (seen.has(next)) return [];
        seen.add(next);
        return [[next, text + characterOf(characters)] as const];
      }),
    );
  }
  return undefined;
}

/** Characters to prefer, because findings show the text to people. */
const LIKELY = [...'axA70 .-ا'].map((one) => one.charCodeAt(0));

function characterOf(characters: CharSet): string {
  const likely = LIKELY.find((code) => characters.has(code)) ?? characters.ranges[0]?.min ?? 0;
  return String.fromCodePoint(likely);
}
