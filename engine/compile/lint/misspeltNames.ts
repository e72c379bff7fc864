// Wrong names in a language file: of a file, or of a text. A name stands for a text without a translation if the two differ in one part of the JSON Pointer, and
// that part looks misspelt, or is an index in place of an id (`/steps/0/label`), or if `properties` or `items` is missing in one of them (`/name/title`), or if it
// names an option by `enumNames` in place of `enum`.
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formatPointer, parsePointer } from '../../core/index.ts';
import { nearest } from '../errors/didYouMean.ts';
import { siblingFiles } from '../read/jsonFile.ts';
import type { Translations } from '../read/languageFile.ts';

/**
 * @param written the names in the language file
 * @param known those that it can have
 * @returns the right name by the written one; each right name once
 */
export function misspeltNames(written: readonly string[], known: readonly string[]): ReadonlyMap<string, string> {
  const meant = new Map<string, string>();
  for (const name of written.filter((one) => !known.includes(one))) {
    const left = known.filter((one) => !written.includes(one) && ![...meant.values()].includes(one));
    const right = name.startsWith('/')
      ? pointerMeant(name, left, known)
      : (nearest(name, left.filter(isOfKind(name))) ??
        left.find((file) => file === `${name.replace(/(?:\.schema)?(?:\.json)?$/, '')}.schema.json`));
    if (right !== undefined) meant.set(name, right);
  }
  return meant;
}

/** Returns a test of file names: `who.schema.json` is no misspelt `who.ui.json`. */
function isOfKind(name: string): (file: string) => boolean {
  const [kind = ''] = /\.(?:schema|ui)\.json$/.exec(name) ?? [];
  return (file) => file.endsWith(kind);
}

function pointerMeant(name: string, left: readonly string[], known: readonly string[]): string | undefined {
  const keys = parsePointer(name);
  const ofOptions = keys.map((key) => (key === 'enumNames' ? 'enum' : key));
  if (keys.includes('enumNames')) {
    const pointer = formatPointer(ofOptions);
    return left.includes(pointer) ? pointer : named(ofOptions, left, known);
  }
  const bare = keys.filter(isOfQuestion);
  const shorter = left.filter((one) => isDeepStrictEqual(parsePointer(one).filter(isOfQuestion), bare));
  return nearestPointer(name, left) ?? (shorter.length === 1 ? shorter[0] : named(keys, left, known));
}

function isOfQuestion(key: string): boolean {
  return key !== 'properties' && key !== 'items';
}

/**
 * The right name for one with an index where the names have an id or a value: `/steps/learner/label` for `/steps/0/label`. Undefined if that text is not among `left`.
 * @param known all names, in the order of the file, by which the index is counted
 */
function named(keys: readonly string[], left: readonly string[], known: readonly string[]): string | undefined {
  const at = keys.findIndex((key) => /^\d+$/.test(key));
  if (at < 0) return undefined;
  const within = formatPointer(keys.slice(0, at));
  const parts = known.filter((one) => one.startsWith(`${within}/`)).map((one) => parsePointer(one)[at] ?? '');
  const part = [...new Set(parts)][Number(keys[at])];
  const right = part === undefined ? undefined : formatPointer(keys.with(at, part));
  return left.find((one) => one === right);
}

/**
 * The name under which the translations of a file stand, misspelt or not.
 * @param translations what the language file beside it holds, by names of files
 */
export function writtenNameOf(file: string, translations: Readonly<Record<string, Translations>>): string {
  const name = path.basename(file);
  const misspelt = misspeltNames(Object.keys(translations), siblingFiles(file));
  return [...misspelt].find(([, meant]) => meant === name)?.[0] ?? name;
}

/** The one of `known` that has all parts of the JSON Pointer but one, and in place of that one the word that is {@link nearest} to it; undefined for none or several. */
export function nearestPointer(name: string, known: readonly string[]): string | undefined {
  const keys = parsePointer(name);
  const near = keys.flatMap((key, i) => {
    // The numbers of entries are no words.
    if (key.length < 2 || /^\d+$/.test(key)) return [];
    const others = known.flatMap((pointer) => {
      const right = parsePointer(pointer);
      const isAlike = right.length === keys.length && right.every((one, at) => at === i || one === keys[at]);
      return isAlike ? (right[i] ?? []) : [];
    });
    const right = nearest(key, others);
    return right === undefined ? [] : [formatPointer(keys.with(i, right))];
  });
  return near.length === 1 ? near[0] : undefined;
}
