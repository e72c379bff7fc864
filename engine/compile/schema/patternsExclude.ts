// Whether two patterns exclude each other, for answers that have to be equal. It is decided of sequences of characters and classes, each with
// how often it is repeated, e.g. `^[a-z]+$` or `\d{3}`: by which characters the one needs and the other leaves no room for, and by how long
// the texts are. With groups, alternatives, look-around or characters by number nothing is decided.
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

/** True if no text matches both; false for what is not decided. */
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

/** Undefined for a pattern that is not read. */
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

/** True if the one needs a character that no text of the other has. */
function hasNoRoom({ pieces }: Sequence, other: Sequence): boolean {
  const isIn = (character: string) => other.pieces.some(({ isOne }) => isOne.test(character));
  const isShared = ({ isOne }: Piece) => CHARACTERS.some((one) => isOne.test(one) && isIn(one));
  return other.isWhole && pieces.some((piece) => piece.least > 0 && !isShared(piece));
}

/** Those of the first plane, without the halves of others: wherever a class that names no other has one beyond, it has one of these, too. */
const CHARACTERS = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code)).filter(
  (one) => !/[\uD800-\uDFFF]/.test(one),
);
