// The texts of the site beside a folder of forms: its facts, its menu, and the content files of its pages.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyMend } from '../../check/index.ts';
import { factsFileOf, type JsonFile, readJsonFile } from '../../compile/index.ts';
import { contentFileOf, listContent } from '../../content/index.ts';
import { byLanguage, formatPointer, isRecord, type Language, languages, SOURCE } from '../../core/index.ts';
import type { TextEdit, TextRow } from '../protocol/words.ts';
import { spotOf } from './spotOf.ts';

/** The folder of the site for a folder of forms. */
export function siteOf(folder: string): string {
  return path.dirname(factsFileOf(folder));
}

/** The files with texts: facts.json and pages.json first. */
export function siteFiles(folder: string): readonly string[] {
  const site = siteOf(folder);
  const files = [factsFileOf(folder), path.join(site, 'pages.json')].filter((file) => existsSync(file));
  return [...files, ...listContent(site).map((name) => contentFileOf(site, name))];
}

/** Every text of the site, in the order of the files. Throws a `DefinitionError` for a file that is no JSON. */
export function siteTexts(folder: string): readonly TextRow[] {
  return siteFiles(folder).flatMap((file) => {
    const json = readJsonFile(file);
    return textsOf(json).map(({ name, words, isShared }) => ({
      ...spotOf(folder, json.place(name)),
      name,
      words: byLanguage((language) => words[language] ?? ''),
      behind: [],
      ...(isShared && { isShared }),
    }));
  });
}

/**
 * Carries out the edits whose text still is what it was before.
 * @returns the others
 */
export function changeSiteTexts(folder: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const files = new Map(siteFiles(folder).map((file) => [spotOf(folder, { file, pointer: '' }).file, file]));
  return edits.filter((edit) => {
    const file = files.get(edit.file);
    const text = file && textsOf(readJsonFile(file)).find(({ name }) => name === edit.name);
    if (!file || !text || (text.words[edit.language] ?? '') !== edit.before) return true;
    applyMend([{ file, pointer: text.pointers[edit.language], value: text.read(edit.after) }]);
    return false;
  });
}

interface SiteText {
  /** The JSON Pointer of the text with its languages; of an entry of lists by language that of the lists, and its number. */
  readonly name: string;
  readonly words: Readonly<Partial<Record<Language, string>>>;
  /** Where the words of each language stand, or would stand. */
  readonly pointers: Readonly<Record<Language, string>>;
  readonly isShared?: boolean;
  /** The value that is written for what was typed. */
  read(typed: unknown): unknown;
}

export function textsOf({ file, value }: JsonFile): readonly SiteText[] {
  const isFacts = path.basename(file) === 'facts.json';
  return [...textsIn(value, '')].concat(isFacts && isRecord(value) ? [...singleFacts(value)] : []);
}

function* textsIn(node: unknown, at: string): Generator<SiteText> {
  if (typeof node !== 'object' || node === null) return;
  if (isRecord(node) && typeof node[SOURCE] === 'string')
    return yield { ...textAt(at, ''), words: wordsOf(node, (words) => words) };
  if (isRecord(node) && Array.isArray(node[SOURCE])) {
    for (const i of node[SOURCE].keys())
      yield { ...textAt(at, `/${i}`), words: wordsOf(node, (list) => (Array.isArray(list) ? list[i] : undefined)) };
    return;
  }
  for (const [key, part] of Object.entries(node)) yield* textsIn(part, at + formatPointer([key]));
}

function textAt(at: string, below: string): Omit<SiteText, 'words'> {
  return {
    name: at + below,
    pointers: byLanguage((language) => `${at}/${language}${below}`),
    read: (typed) => typed,
  };
}

function wordsOf(node: Readonly<Record<string, unknown>>, of: (value: unknown) => unknown): SiteText['words'] {
  const words = languages.map((language) => [language, of(node[language])] as const);
  return Object.fromEntries(words.filter(([, text]) => typeof text === 'string'));
}

/** Facts that are the same in all languages. */
function* singleFacts(facts: Readonly<Record<string, unknown>>): Generator<SiteText> {
  for (const [key, fact] of Object.entries(facts)) {
    if (key === '$schema' || (typeof fact !== 'string' && typeof fact !== 'number')) continue;
    const name = formatPointer([key]);
    const isNumber = typeof fact === 'number';
    yield {
      name,
      words: { [SOURCE]: String(fact) },
      pointers: byLanguage(() => name),
      isShared: true,
      // What is no number is written as it is, and is then a finding.
      read: (typed) => (isNumber && typed !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed),
    };
  }
}
