// Whether no text matches both of two patterns; two answers with such patterns cannot be equal. A pattern is read as a sequence of characters and
// classes, each with how often it is repeated, e.g. `^[a-z]+$` or `\d{3}`. No text matches both if one needs a character that the other cannot contain,
// or if the shortest text of one is longer than the longest of the other. A pattern with groups, alternatives, look-around or numeric escapes
// (`\u0041`) is not read, and is taken to exclude nothing.
import { syntaxErrorOf } from './textMatching.ts';

interface Piece {
  readonly isOne: RegExp;
  readonly least: number;
  readonly most: number;
}

interface Sequence {
  readonly pieces: readonly Piece[];
  /** True between `^` and `$`: the text consists of nothing else. */
  readonly isWhole: boolean;
}

/** True if no text matches both patterns; false also where one of them is not read, or where this does not follow from lengths and characters. */
export function patternsExclude(one: string, other: string): boolean {
  const [first, second] = [sequenceOf(one), sequenceOf(other)];
  if (!first || !second) return false;
  const isExcluding = (own: Sequence, another: Sequence) => isLonger(own, another) || hasNoRoom(own, another);
  return isExcluding(first, second) || isExcluding(second, first);
}

const ESCAPE = String.raw`\\[dwsDWStn]|\\[^A-Za-z0-9]`;
const PIECE = new RegExp(
  String.raw`(${ESCAPE}|\[(?:${ESCAPE}|[^\]\\])+\]|[^\\[\](){}|^$*+?])(?:([*+?])|\{(\d+)(,?)(\d*)\})?\??`,
  'y',
);
const TIMES: Readonly<Record<string, readonly [number, number]>> = {
  '*': [0, Infinity],
  '+': [1, Infinity],
  '?': [0, 1],
};

/** The pattern as a sequence; undefined for one that is not read: see the head of the file. */
function sequenceOf(pattern: string): Sequence | undefined {
  if (syntaxErrorOf(pattern) !== undefined || /[\uD800-\uDFFF]/.test(pattern)) return undefined;
  const pieces: Piece[] = [];
  PIECE.lastIndex = pattern.startsWith('^') ? 1 : 0;
  let end = PIECE.lastIndex;
  for (let found = PIECE.exec(pattern); found; found = PIECE.exec(pattern)) {
    const [, one = '', sign = '', count, comma, upTo] = found;
    const least = Number(count ?? 1);
    const times = TIMES[sign] ?? [least, comma ? Number(upTo || Infinity) : least];
    pieces.push({ isOne: new RegExp(`^${one}$`, 'u'), least: times[0], most: times[1] });
    end = PIECE.lastIndex;
  }
  const rest = pattern.slice(end);
  if (rest !== '' && rest !== '$') return undefined;
  return { pieces, isWhole: pattern.startsWith('^') && rest === '$' };
}

/** True if the shortest text of the one is longer than the longest of the other. */
function isLonger({ pieces }: Sequence, other: Sequence): boolean {
  const least = pieces.reduce((sum, piece) => sum + piece.least, 0);
  return other.isWhole && least > other.pieces.reduce((sum, piece) => sum + piece.most, 0);
}

/** True if the first has a piece that has to occur, and no text of `other` contains any of its characters. */
function hasNoRoom({ pieces }: Sequence, other: Sequence): boolean {
  const isIn = (character: string) => other.pieces.some(({ isOne }) => isOne.test(character));
  const isShared = ({ isOne }: Piece) => CHARACTERS.some((one) => isOne.test(one) && isIn(one));
  return other.isWhole && pieces.some((piece) => piece.least > 0 && !isShared(piece));
}

/**
 * The characters of one UTF-16 unit, without halves of pairs. They stand for all: patterns that name a character of two units are not read, and a class
 * that has such a character without naming it (`[^a-z]`, `\D`) has one of these as well.
 */
const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
  (one) => !/[\uD800-\uDFFF]/.test(one),
);
