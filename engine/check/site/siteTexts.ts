// The texts that people read in forms, content files, pages and words of the site, each with its languages and where it stands.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  DefinitionError,
  filesBelow,
  foldersIn,
  type JsonFile,
  languageFileOf,
  listTexts,
  type Place,
  RECORD,
  readJsonFile,
  readLanguageFile,
  recent,
} from '../../compile/index.ts';
import { languageTexts, listContent, readContent } from '../../content/index.ts';
import { formatPointer, type Language, languages, SOURCE } from '../../core/index.ts';

/** The words of a text in one language. Where they stand is looked up only for those of a finding. */
export interface Words {
  readonly text: string;
  readonly file: string;
  place(): Place;
  /** True where another text can stand at the place: in JSON. Code would have to import what it names. */
  isJson(): boolean;
}

export type SiteText = Readonly<Partial<Record<Language, Words>>>;

/** Every text of the forms and of the site beside them. Files that cannot be read are left out; others report them. */
export function siteTexts(formsFolder: string, site: string): readonly SiteText[] {
  return [...contentTexts(site), ...formTexts(formsFolder), ...scriptTexts(site)];
}

function contentTexts(site: string): readonly SiteText[] {
  return listContent(site).flatMap((name) => {
    const json = unlessBroken(() => readContent(site, name));
    if (!json) return [];
    return languageTexts(json.value).map(({ words, pointers }) => {
      const inLanguages = Object.entries(words).map(
        ([language, text]) => [language, inJson(json, text, () => pointers[language as Language])] as const,
      );
      return Object.fromEntries(inLanguages);
    });
  });
}

/** @param pointer gives undefined where no other text can stand */
function inJson(json: JsonFile, text: string, pointer: () => string | undefined, name = ''): Words {
  return {
    text,
    file: json.file,
    place: () => json.place(pointer() ?? name),
    isJson: () => pointer() !== undefined,
  };
}

/** Files that stand in a folder of forms and hold no texts of theirs. */
const APART = ['published.json', RECORD, ...languages.map((language) => `${language}.json`)];

function formTexts(formsFolder: string): readonly SiteText[] {
  return foldersIn(formsFolder).flatMap((folder) =>
    filesBelow(path.join(formsFolder, folder))
      .filter((name) => /^[^/]+\.json$/.test(name) && !APART.includes(name))
      .flatMap((name) => textsOfForm(path.join(formsFolder, folder, name))),
  );
}

function textsOfForm(file: string): readonly SiteText[] {
  const json = unlessBroken(() => readJsonFile(file));
  if (!json) return [];
  const others = languages.filter((language) => language !== SOURCE);
  const translations = others.flatMap((language) => {
    const read = unlessBroken(() => readLanguageFile(languageFileOf(file, language)));
    return read?.json ? [{ language, json: read.json, own: read.translations[path.basename(file)] ?? {} }] : [];
  });
  let pointers: readonly (string | undefined)[] | undefined;
  return listTexts(file, json.value).map(({ name, text }, i) => {
    const pointerInSource = () => {
      pointers ??= pointersOf(file, json.value);
      return pointers[i];
    };
    const inOthers = translations.flatMap(({ language, json: words, own }) => {
      const { [name]: translation } = own;
      const pointer = () => formatPointer([path.basename(file), name]);
      return typeof translation === 'string' ? [[language, inJson(words, translation, pointer)] as const] : [];
    });
    return { [SOURCE]: inJson(json, text, pointerInSource, name), ...Object.fromEntries(inOthers) };
  });
}

/** Where each text of `listTexts` stands: their names name steps and options otherwise. Undefined for one that is an answer, too. */
function pointersOf(file: string, value: unknown): readonly (string | undefined)[] {
  const marked = structuredClone(value);
  const before = new Set(stringsBelow(value, '').map(([at]) => at));
  for (const [i, text] of listTexts(file, marked).entries()) text.replace(`${MARK}${i}`);
  const found = new Map(stringsBelow(marked, '').map(([at, text]) => [text, at]));
  return listTexts(file, value).map((_, i) => {
    const at = found.get(`${MARK}${i}`);
    return at !== undefined && before.has(at) ? at : undefined;
  });
}

const MARK = '\u0000';

function stringsBelow(node: unknown, at: string): readonly (readonly [at: string, text: string])[] {
  if (typeof node === 'string') return [[at, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, part]) => stringsBelow(part, at + formatPointer([key])));
}

const SCRIPTS = ['pages', 'layout', 'words', 'forms'];
/** What a visitor may read in a script: texts in quotes, and between tags. */
const IN_SCRIPT =
  /'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>[^"\\\n]*)"|`(?<template>[^`]*)`|>(?<children>[^<>{}]+)(?=[<{])/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

function scriptTexts(site: string): readonly SiteText[] {
  return SCRIPTS.map((name) => path.join(site, name))
    .flatMap((folder) => filesBelow(folder).map((name) => path.join(folder, name)))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const language = languageOf(path.relative(site, file));
      return textsOfScript(readFileSync(file, 'utf8')).map(({ text, line }) => ({
        [language]: { text, file, place: () => ({ file, pointer: '', line }), isJson: () => false },
      }));
    });
}

const textsOfScript = recent((script) => {
  const code = script.replaceAll(COMMENTS, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...code.matchAll(IN_SCRIPT)].map(({ index, groups = {} }) => ({
    text: groups.single ?? groups.double ?? groups.template ?? groups.children ?? '',
    line: code.slice(0, index).split('\n').length,
  }));
});

/** `pages/about/History.ar.tsx` and `words/ar/answer.ts` are Arabic. */
function languageOf(file: string): Language {
  const parts = file.split(/[/\\.]/);
  return languages.find((language) => language !== SOURCE && parts.includes(language)) ?? SOURCE;
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof DefinitionError) return undefined;
    throw error;
  }
}
