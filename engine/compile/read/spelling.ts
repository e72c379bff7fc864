// Misspelt keys of a definition's files, e.g. `maxlength`. `checkForm` reports each, and then reads the files again with the right key in its place. So the rules
// report neither that `maxLength` is missing nor anything else that the misspelling causes, and they see the value of the key.
import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import type { JsonFile } from './jsonFile.ts';

/** A misspelt key of an object in a file. */
export interface Misspelling {
  readonly file: string;
  /** JSON Pointer of the object. Misspelt keys in it are those of the file. */
  readonly holder: string;
  readonly key: string;
  /** The right key. */
  readonly meant: string;
}

/**
 * The findings that report a misspelt key. Left out is one beside which the right key stands too, and of two misspellings of one key in an object the second: both
 * values cannot have the same key.
 * @param written what stands at a place of a file
 */
export function misspellingsIn(
  findings: readonly DefinitionError[],
  written: (place: Place) => unknown,
): ReadonlyMap<DefinitionError, Misspelling> {
  const found = new Map<DefinitionError, Misspelling>();
  for (const finding of findings) {
    const { place, meant } = finding;
    const keys = parsePointer(place.pointer);
    const [holder, key = ''] = [formatPointer(keys.slice(0, -1)), keys.at(-1)];
    const object = written({ ...place, pointer: holder });
    if (meant === undefined || !isRecord(object) || !Object.hasOwn(object, key) || Object.hasOwn(object, meant))
      continue;
    const isTaken = [...found.values()].some(
      (one) => one.file === place.file && one.holder === holder && one.meant === meant,
    );
    if (!isTaken) found.set(finding, { file: place.file, holder, key, meant });
  }
  return found;
}

/** The file with the right keys in its value. Its `place` takes pointers with the right keys, and returns those of the file. */
export function spelt(json: JsonFile, misspelt: readonly Misspelling[]): JsonFile {
  const { file, value, place } = json;
  const own = misspelt.filter((one) => one.file === file);
  if (own.length === 0) return json;
  return {
    file,
    value: withMeant(value, '', own),
    place: (pointer) => place(asWritten(pointer, own)),
  };
}

function withMeant(node: unknown, at: string, misspelt: readonly Misspelling[]): unknown {
  if (Array.isArray(node)) return node.map((part, i) => withMeant(part, `${at}/${i}`, misspelt));
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, part]) => {
      const { meant = key } = misspelt.find((one) => one.holder === at && one.key === key) ?? {};
      return [meant, withMeant(part, at + formatPointer([key]), misspelt)];
    }),
  );
}

function asWritten(pointer: string, misspelt: readonly Misspelling[]): string {
  return parsePointer(pointer).reduce((at, key) => {
    const { key: written = key } = misspelt.find((one) => one.holder === at && one.meant === key) ?? {};
    return at + formatPointer([written]);
  }, '');
}

/** The JSON Pointer, with the right keys, of a place in the file: the reverse of what `place` of a {@link spelt} file does. */
export function inSpelt({ file, pointer }: Place, misspelt: readonly Misspelling[]): string {
  const keys = parsePointer(pointer);
  const meant = keys.map((key, i) => {
    const holder = formatPointer(keys.slice(0, i));
    return misspelt.find((one) => one.file === file && one.holder === holder && one.key === key)?.meant ?? key;
  });
  return formatPointer(meant);
}
