// Corrections of mistakes whose right version is known: a misspelt key (`maxlength` is `maxLength`), a value in another notation (`"50"` is 50), a keyword in the
// wrong place. `checkForm` reports the mistake, applies its correction to the file in memory, and runs all rules again. So they do not report what follows from the
// mistake (that `maxLength` is missing), and they do report the other mistakes in the same object. The file on the disk changes only by `--mend`.
import { isDeepStrictEqual } from 'node:util';
import { formatPointer, getIn, isRecord, memoise, parsePointer, setIn } from '../../core/index.ts';
import { DefinitionError, type Edit, type Meant, type Place } from '../errors/definitionError.ts';
import { holderOf, isWithin } from '../errors/pointers.ts';
import type { JsonFile } from './jsonFile.ts';

/** A change of one part of a file in memory. Its JSON Pointers are those of the file on the disk, also where an outer part is corrected, too. */
export interface Correction {
  readonly file: string;
  /** Where the part stands in the file; for one that is missing there, the same as `to`. */
  readonly from: string;
  /** Where it stands after the correction. */
  readonly to: string;
  /** Its value after the correction; undefined if only its place changes, or if it is gone. */
  readonly value?: unknown;
  /** True if it is left out. */
  readonly isGone?: boolean;
}

/**
 * The findings with a `meant`, each with its corrections. A finding is left out if something else stands already where its part would be moved to. Of two findings
 * that would change the same part, or one a part inside of the other's, the second waits for the next round: it may follow from the first.
 * @param written what stands at a place of a file
 * @param known the corrections of the rounds before. No part is corrected twice, so the rounds end
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
  /** The finding. Its `mend` has the corrections as edits, unless `meant.isLikely`: a guess by spelling changes no file. */
  readonly finding: DefinitionError;
  readonly corrections: readonly Correction[];
}

function correctionsOf(
  { file, pointer }: Place,
  { key, value, isGone = false, beside = {}, inside = {}, moves = [], values = {}, file: other = file }: Meant,
): readonly Correction[] {
  const below = (holder: string, parts: object) =>
    Object.entries(parts).map(([at, part]) => ({ file, from: holder + at, to: holder + at, value: part }));
  const to = key === undefined ? pointer : holderOf(pointer) + formatPointer([key]);
  return [
    ...(to !== pointer || value !== undefined ? [{ file, from: pointer, to, value }] : []),
    ...(isGone ? [{ file, from: pointer, to: pointer, isGone }] : []),
    ...below(holderOf(pointer), beside),
    ...below(pointer, inside),
    ...moves.map(([from, to]) => ({ file: other, from, to })),
    ...Object.entries(values).map(([at, part]) => ({ file: other, from: at, to: at, value: part })),
  ];
}

function editsOf(corrections: readonly Correction[], written: (place: Place) => unknown): readonly Edit[] {
  return corrections.flatMap(
    ({ file, from, to, isGone, value = isGone ? undefined : written({ file, pointer: from }) }) => {
      const edit = { file, pointer: to, value };
      const left = emptied(from, to, (pointer) => written({ file, pointer }));
      return from === to ? [edit] : [{ file, pointer: left, value: undefined }, edit];
    },
  );
}

function changes({ file, from, to, value, isGone }: Correction, written: (place: Place) => unknown): boolean {
  // Without its only key an object would be empty, which is another mistake.
  if (isGone) return Object.keys(Object(written({ file, pointer: holderOf(from) }))).length > 1;
  return from !== to || !isDeepStrictEqual(written({ file, pointer: from }), value);
}

function isOpen({ file, from, to }: Correction, written: (place: Place) => unknown): boolean {
  const [before, there, holder] = [from, to, holderOf(to)].map((pointer) => written({ file, pointer }));
  return (holder === undefined || isHolder(holder)) && (from === to || (before !== undefined && there === undefined));
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * True if a correction before is of the same part, of one inside of it, or of one around it. A part that is missing (`type`) also waits for any other correction in
 * the same object: if that renames `ref` to `$ref`, the type comes from there.
 */
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

/** The file with the corrections. Its `place` takes a pointer into the corrected value, and returns the place in the file on the disk. */
export function corrected(json: JsonFile, corrections: readonly Correction[]): JsonFile {
  const { file, value, place } = json;
  const inner = innerFirst(corrections).get(file);
  if (!inner) return json;
  const outer = inner.toReversed();
  return {
    file,
    value: inner.reduce(withCorrection, value),
    place: (pointer) => place(outer.reduce((at, one) => asWritten(at, one, value), pointer)),
  };
}

/** The JSON Pointer, in the corrected value, of a place in the file on the disk: the reverse of what `place` of a {@link corrected} file does. */
export function inCorrected({ file, pointer }: Place, corrections: readonly Correction[]): string {
  const inner = innerFirst(corrections).get(file) ?? [];
  return inner.reduce((at, { from, to }) => moved(at, from, to), pointer);
}

/** By each file its corrections, the deepest parts first: a correction of an outer part changes the pointers of what is in it, so it is applied after those. */
const innerFirst = memoise((corrections: readonly Correction[]): ReadonlyMap<string, readonly Correction[]> => {
  const depth = ({ from }: Correction) => parsePointer(from).length;
  const byFile = new Map<string, Correction[]>();
  for (const one of corrections.toSorted((first, second) => depth(second) - depth(first)))
    byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return byFile;
});

function withCorrection(whole: unknown, { from, to, value, isGone }: Correction): unknown {
  if (isGone) return put(whole, from, undefined);
  const meant = value === undefined ? at(whole, from) : value;
  const holder = at(whole, holderOf(from));
  const [key, name] = [from, to].map((pointer) => parsePointer(pointer).at(-1) ?? '');
  if (holderOf(from) !== holderOf(to)) {
    return put(
      put(
        whole,
        emptied(from, to, (pointer) => at(whole, pointer)),
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

/**
 * The pointer before this correction. Where it took doubled entries out of a list (`["a", "a", "b"]`), an entry has another index in the file: that of the first
 * entry with the same value.
 */
function asWritten(pointer: string, { from, to, value }: Correction, whole: unknown): string {
  if (!Array.isArray(value) || !isWithin(pointer, to)) return moved(pointer, to, from);
  const written = at(whole, from);
  const [, index, below = ''] = /^\/(\d+)(\/.*)?$/.exec(pointer.slice(to.length)) ?? [];
  if (!Array.isArray(written) || index === undefined) return moved(pointer, to, from);
  const first = written.findIndex((one) => isDeepStrictEqual(one, value[Number(index)]));
  return `${from}/${first < 0 ? index : first}${below}`;
}

function isKnown({ file, from }: Correction, known: readonly Correction[]): boolean {
  return known.some((one) => one.file === file && one.from === from);
}

function moved(pointer: string, from: string, to: string): string {
  return isWithin(pointer, from) ? to + pointer.slice(from.length) : pointer;
}

/** The pointer of what to remove when the part at `from` moves to `to`: the part, or the outermost object that the move leaves empty. */
function emptied(from: string, to: string, written: (pointer: string) => unknown): string {
  const holder = holderOf(from);
  const one = written(holder);
  const isLeftEmpty = isRecord(one) && Object.keys(one).length === 1 && !isWithin(to, holder);
  return holder !== '' && isLeftEmpty ? emptied(holder, to, written) : from;
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
