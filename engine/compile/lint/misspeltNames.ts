// Misspelt names in a language file: of a file, or of a text. A name stands for a text without a translation if the two differ in one part of the JSON Pointer, and
// that part looks misspelt.
import path from 'node:path';
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
    const right = name.startsWith('/') ? nearestPointer(name, left) : nearest(name, left);
    if (right !== undefined) meant.set(name, right);
  }
  return meant;
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
