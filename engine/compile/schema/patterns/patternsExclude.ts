// Whether no text matches both of two patterns; two answers with such patterns cannot be equal. A pattern is read as a sequence of characters and
// classes, each with how often it is repeated, e.g. `^[a-z]+$` or `\d{3}`. No text matches both if one needs a character that the other cannot contain,
// or if the shortest text of one is longer than the longest of the other (`patternLengths`). The characters of a pattern with groups, alternatives,
// look-around or numeric escapes (`\u0041`) are not read, and are taken to exclude nothing.
import { patternLengths } from './patternLengths.ts';
import { syntaxErrorOf } from './textMatching.ts';

interface Piece {
  readonly isOne: RegExp;
  /** True unless it may be repeated no times. */
  readonly isNeeded: boolean;
}

interface Sequence {
  readonly pieces: readonly Piece[];
  /** True between `^` and `$`: the text consists of nothing else. */
  readonly isWhole: boolean;
}

/** True if no text matches both patterns; false also where one of them is not read, or where this does not follow from lengths and characters. */
export function patternsExclude(one: string, other: string): boolean {
  const [lengths, others] = [patternLengths(one), patternLengths(other)];
  if (lengths && others && (lengths.least > others.most || others.least > lengths.most)) return true;
  const [first, second] = [sequenceOf(one), sequenceOf(other)];
  return !!first && !!second && (hasNoRoom(first, second) || hasNoRoom(second, first));
}

const ESCAPE = String.raw`\\[dwsDWStn]|\\[^A-Za-z0-9]`;
const PIECE = new RegExp(
  String.raw`(${ESCAPE}|\[(?:${ESCAPE}|[^\]\\])+\]|[^\\[\](){}|^$*+?])([*+?]|\{\d+,?\d*\})?\??`,
  'y',
);

/** The pattern as a sequence; undefined for one that is not read: see the head of the file. */
function sequenceOf(pattern: string): Sequence | undefined {
  if (syntaxErrorOf(pattern) !== undefined || /[\uD800-\uDFFF]/.test(pattern)) return undefined;
  const pieces: Piece[] = [];
  PIECE.lastIndex = pattern.startsWith('^') ? 1 : 0;
  let end = PIECE.lastIndex;
  for (let found = PIECE.exec(pattern); found; found = PIECE.exec(pattern)) {
    const [, one = '', times = ''] = found;
    pieces.push({ isOne: new RegExp(`^${one}$`, 'u'), isNeeded: !/^(?:[*?]|\{0)/.test(times) });
    end = PIECE.lastIndex;
  }
  const rest = pattern.slice(end);
  if (rest !== '' && rest !== '$') return undefined;
  return { pieces, isWhole: pattern.startsWith('^') && rest === '$' };
}

/** True if the first has a piece that has to occur, and no text of `other` contains any of its characters. */
function hasNoRoom({ pieces }: Sequence, other: Sequence): boolean {
  const isIn = (character: string) => other.pieces.some(({ isOne }) => isOne.test(character));
  const isShared = ({ isOne }: Piece) => CHARACTERS.some((one) => isOne.test(one) && isIn(one));
  return other.isWhole && pieces.some((piece) => piece.isNeeded && !isShared(piece));
}

/**
 * The characters of one UTF-16 unit, without halves of pairs. They stand for all: patterns that name a character of two units are not read, and a class
 * that has such a character without naming it (`[^a-z]`, `\D`) has one of these as well.
 */
const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
  (one) => !/[\uD800-\uDFFF]/.test(one),
);
