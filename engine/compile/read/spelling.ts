// Misspelt keys of a definition's files. Each is reported, and the rest is judged as if it were spelt right: what follows from it is no finding, and what is
// wrong in its value is one.
import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import type { DefinitionError, Place } from '../errors/definitionError.ts';
import type { JsonFile } from './jsonFile.ts';

/** A key of an object in a file, and the one that is read in its place. */
export interface Misspelling {
  readonly file: string;
  /** JSON Pointer of the object, as it is in the file. */
  readonly holder: string;
  readonly key: string;
  readonly meant: string;
}

/** The rules that report keys that there are not. */
const RULES: readonly string[] = ['keywords', 'keysKnown'];

/**
 * The findings that report a misspelt key, if the one that they propose is not beside it; of two that are meant as the same key, the first.
 * @param written what stands at a place of a file
 */
export function misspellingsIn(
  findings: readonly DefinitionError[],
  written: (place: Place) => unknown,
): ReadonlyMap<DefinitionError, Misspelling> {
  const found = new Map<DefinitionError, Misspelling>();
  const taken = new Set<string>();
  for (const finding of findings) {
    const one = misspellingOf(finding, written);
    if (!one) continue;
    const place = `${one.file}#${one.holder}${formatPointer([one.meant])}`;
    if (taken.has(place)) continue;
    taken.add(place);
    found.set(finding, one);
  }
  return found;
}

function misspellingOf(
  { code, place, problem, repair }: DefinitionError,
  written: (place: Place) => unknown,
): Misspelling | undefined {
  const [, meant] = / Perhaps "([^"]+)" was meant\.$/.exec(repair) ?? [];
  const keys = parsePointer(place.pointer);
  const key = keys.at(-1) ?? '';
  const holder = formatPointer(keys.slice(0, -1));
  const object = written({ ...place, pointer: holder });
  const isKey = isRecord(object) && Object.hasOwn(object, key) && problem.startsWith(`"${key}" is not a key`);
  if (!RULES.includes(code) || meant === undefined || !isKey || Object.hasOwn(object, meant)) return undefined;
  return { file: place.file, holder, key, meant };
}

/** The file with the keys that are meant. Places are those in the file as it is written. */
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

/** Where a place of the file as it is written is in the {@link spelt} one. */
export function inSpelt({ file, pointer }: Place, misspelt: readonly Misspelling[]): string {
  const keys = parsePointer(pointer);
  const meant = keys.map((key, i) => {
    const holder = formatPointer(keys.slice(0, i));
    return misspelt.find((one) => one.file === file && one.holder === holder && one.key === key)?.meant ?? key;
  });
  return formatPointer(meant);
}
