// What is written wrongly and is certainly meant otherwise: a misspelt key (`maxlength`), a value in another notation (`"50"` for 50), a keyword in the wrong
// place. `checkForm` reports each, and then reads the files again with the right ones in their place. So the rules report neither that `maxLength` is missing nor
// anything else that the mistake causes, and they see all else that is wrong.
import { isDeepStrictEqual } from 'node:util';
import { formatPointer, getIn, isRecord, parsePointer, setIn } from '../../core/index.ts';
import { DefinitionError, type Edit, type Meant, type Place } from '../errors/definitionError.ts';
import type { JsonFile } from './jsonFile.ts';

/** How one part of a file is read otherwise than it is written. All JSON Pointers are those of the file as it is written. */
export interface Correction {
  readonly file: string;
  /** Where the part is written; for one that is missing, where it is read. */
  readonly from: string;
  /** Where it is read. */
  readonly to: string;
  /** What is read; undefined: what is written. */
  readonly value?: unknown;
}

/**
 * The findings that say what is certainly meant, with that as corrections. Left out is one where something else stands in the place already, and of two findings
 * that mean the same place the second: both values cannot stand there.
 * @param written what stands at a place of a file
 * @param known what is read already; the same is not corrected again, so that this comes to an end
 */
export function correctionsIn(
  findings: readonly DefinitionError[],
  written: (place: Place) => unknown,
  known: readonly Correction[],
): ReadonlyMap<DefinitionError, Corrected> {
  const found = new Map<DefinitionError, Corrected>();
  for (const finding of findings) {
    const { code, place, meant } = finding;
    const corrections = (meant ? correctionsOf(place, meant) : []).filter((one) => changes(one, written));
    const before = [...found.values()].flatMap((one) => one.corrections);
    const isMissing = ({ file, from }: Correction) => written({ file, pointer: from }) === undefined;
    const isOfAll = corrections.every(
      (one) => isOpen(one, written) && !isTaken(one, before, isMissing(one)) && !isKnown(one, known),
    );
    if (corrections.length === 0 || !isOfAll) continue;
    const mend = meant?.isLikely ? finding.mend : (finding.mend ?? editsOf(corrections, written));
    found.set(finding, { finding: new DefinitionError(code, { ...finding, place, mend }), corrections });
  }
  return found;
}

interface Corrected {
  /** The finding, with the corrections as its edits where they are certain. */
  readonly finding: DefinitionError;
  readonly corrections: readonly Correction[];
}

function correctionsOf(
  { file, pointer }: Place,
  { key, value, beside = {}, inside = {}, moves = [], values = {}, file: other = file }: Meant,
): readonly Correction[] {
  const below = (holder: string, parts: object) =>
    Object.entries(parts).map(([at, part]) => ({ file, from: holder + at, to: holder + at, value: part }));
  const to = key === undefined ? pointer : holderOf(pointer) + formatPointer([key]);
  return [
    ...(to !== pointer || value !== undefined ? [{ file, from: pointer, to, value }] : []),
    ...below(holderOf(pointer), beside),
    ...below(pointer, inside),
    ...moves.map(([from, to]) => ({ file: other, from, to })),
    ...Object.entries(values).map(([at, part]) => ({ file: other, from: at, to: at, value: part })),
  ];
}

function editsOf(corrections: readonly Correction[], written: (place: Place) => unknown): readonly Edit[] {
  return corrections.flatMap(({ file, from, to, value = written({ file, pointer: from }) }) => {
    const edit = { file, pointer: to, value };
    const left = emptied(from, (pointer) => written({ file, pointer }));
    return from === to ? [edit] : [{ file, pointer: left, value: undefined }, edit];
  });
}

function changes({ file, from, to, value }: Correction, written: (place: Place) => unknown): boolean {
  return from !== to || !isDeepStrictEqual(written({ file, pointer: from }), value);
}

function isOpen({ file, from, to }: Correction, written: (place: Place) => unknown): boolean {
  const [before, there, holder] = [from, to, holderOf(to)].map((pointer) => written({ file, pointer }));
  return (holder === undefined || isHolder(holder)) && (from === to || (before !== undefined && there === undefined));
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** True beside a correction of the same part, or of one in or around it; for a part that is missing, also beside one in the same object, by which it may come to be there. */
function isTaken({ file, from, to }: Correction, before: readonly Correction[], isMissing: boolean): boolean {
  return before.some(
    (one) =>
      one.file === file &&
      (one.to === to ||
        isWithin(one.from, from) ||
        isWithin(from, one.from) ||
        (isMissing && holderOf(one.from) === holderOf(from))),
  );
}

/** The file as it is meant. Its `place` takes pointers into that, and returns places of the file as it is written. */
export function corrected(json: JsonFile, corrections: readonly Correction[]): JsonFile {
  const { file, value, place } = json;
  const own = corrections.filter((one) => one.file === file);
  if (own.length === 0) return json;
  const inner = innerFirst(own);
  const outer = inner.toReversed();
  return {
    file,
    value: inner.reduce(withCorrection, value),
    place: (pointer) => place(outer.reduce((at, one) => asWritten(at, one, value), pointer)),
  };
}

/** The JSON Pointer, in the file as it is meant, of a place in the file as it is written: the reverse of what `place` of a {@link corrected} file does. */
export function inCorrected({ file, pointer }: Place, corrections: readonly Correction[]): string {
  const own = innerFirst(corrections.filter((one) => one.file === file));
  return own.reduce((at, { from, to }) => moved(at, from, to), pointer);
}

/** Inner parts before those around them, whose corrections change the pointers of the inner ones. */
function innerFirst(corrections: readonly Correction[]): readonly Correction[] {
  const depth = ({ from }: Correction) => parsePointer(from).length;
  return corrections.toSorted((one, other) => depth(other) - depth(one));
}

function withCorrection(whole: unknown, { from, to, value }: Correction): unknown {
  const meant = value === undefined ? at(whole, from) : value;
  const holder = at(whole, holderOf(from));
  const [key, name] = [from, to].map((pointer) => parsePointer(pointer).at(-1) ?? '');
  if (holderOf(from) !== holderOf(to)) {
    return put(
      put(
        whole,
        emptied(from, (pointer) => at(whole, pointer)),
        undefined,
      ),
      to,
      meant,
    );
  }
  if (!isRecord(holder) || !Object.hasOwn(holder, key ?? '')) return put(whole, to, meant);
  // In the same object it keeps its position: questions are asked in the order in which they are written.
  const entries = Object.entries(holder).map(([one, part]) => (one === key ? [name, meant] : [one, part]));
  return put(whole, holderOf(from), Object.fromEntries(entries));
}

/** Of an entry of a list in which one stood twice, the pointer to its first mention. */
function asWritten(pointer: string, { from, to, value }: Correction, whole: unknown): string {
  const written = at(whole, from);
  const [, index, below = ''] = /^\/(\d+)(\/.*)?$/.exec(pointer.slice(to.length)) ?? [];
  if (!Array.isArray(value) || !Array.isArray(written) || !pointer.startsWith(to) || index === undefined)
    return moved(pointer, to, from);
  const first = written.findIndex((one) => isDeepStrictEqual(one, value[Number(index)]));
  return `${from}/${first < 0 ? index : first}${below}`;
}

function isKnown({ file, from }: Correction, known: readonly Correction[]): boolean {
  return known.some((one) => one.file === file && one.from === from);
}

function isWithin(pointer: string, around: string): boolean {
  return pointer === around || pointer.startsWith(`${around}/`);
}

function moved(pointer: string, from: string, to: string): string {
  return isWithin(pointer, from) ? to + pointer.slice(from.length) : pointer;
}

/** The pointer of the object in which nothing is left when what stands at the pointer is taken out; otherwise the pointer itself. */
function emptied(pointer: string, written: (pointer: string) => unknown): string {
  const holder = holderOf(pointer);
  const one = written(holder);
  return holder !== '' && isRecord(one) && Object.keys(one).length === 1 ? emptied(holder, written) : pointer;
}

function at(whole: unknown, pointer: string): unknown {
  return getIn(whole, parsePointer(pointer));
}

/** A copy with `value` at the pointer; an undefined one removes what stands there. */
function put(whole: unknown, pointer: string, value: unknown): unknown {
  const keys = parsePointer(pointer);
  const path = keys.map((key, i) => (Array.isArray(getIn(whole, keys.slice(0, i))) ? Number(key) : key));
  return setIn(whole, path, value);
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
