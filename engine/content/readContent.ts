// The content files of a site (`content/<section>/<Name>.json`), and the components that they name.
import path from 'node:path';
import {
  DefinitionError,
  type Facts,
  filesBelow,
  fillText,
  type JsonFile,
  RECORD,
  readFacts,
  readJsonFile,
} from '../compile/index.ts';
import { isRecord, type Language, languages, SOURCE } from '../core/index.ts';

/** A site as content files see it. */
export interface Site {
  readonly folder: string;
  readonly facts: Facts;
  /** The file of each component in a folder `parts/` of the pages, by its name. */
  readonly components: Readonly<Record<string, string>>;
}

export function readSite(folder: string, given: Facts = {}): Site {
  const pages = path.join(folder, 'pages');
  const components = filesBelow(pages)
    .filter((file) => /(?:^|\/)parts\/[A-Z]\w*\.tsx$/.test(file))
    .map((file) => [path.basename(file, '.tsx'), path.join(pages, file)]);
  return {
    folder,
    facts: { ...readFacts(path.join(folder, 'facts.json')).facts, ...given },
    components: Object.fromEntries(components),
  };
}

/** The names of all content files: `about/History`. The records of their translations are none. */
export function listContent(folder: string): readonly string[] {
  return filesBelow(path.join(folder, 'content'))
    .filter((file) => file.endsWith('.json') && path.basename(file) !== RECORD)
    .map((file) => file.slice(0, -'.json'.length));
}

export function contentFileOf(folder: string, name: string): string {
  return path.join(folder, 'content', `${name}.json`);
}

/** A content file. Throws a `DefinitionError` if it is missing or no JSON. */
export function readContent(folder: string, name: string): JsonFile {
  return readJsonFile(contentFileOf(folder, name));
}

/** The names of the files that are pages: those that say how they are laid out. A file that is no JSON is none. */
export function listPages(folder: string): readonly string[] {
  return listContent(folder).filter((name) => {
    try {
      const { value } = readContent(folder, name);
      return isRecord(value) && typeof value.layout === 'string';
    } catch (error) {
      if (error instanceof DefinitionError) return false;
      throw error;
    }
  });
}

/** True for a text with its languages. */
export function isText(node: unknown): node is Readonly<Record<string, string>> {
  if (!isRecord(node)) return false;
  const keys = Object.keys(node);
  return typeof node[SOURCE] === 'string' && keys.every((key) => languages.some((language) => language === key));
}

/** The one language of an object that names it: whatever the language of the page, its texts are in this one. */
export function ownLanguage(node: unknown): Language | undefined {
  return isRecord(node) ? languages.find((language) => language === node.language) : undefined;
}

/** The words of a text in a language, with the facts that it names. */
export function wordsOf(text: string | Readonly<Record<string, string>>, language: Language, { facts }: Site): string {
  return fillText(typeof text === 'string' ? text : (text[language] ?? text[SOURCE] ?? ''), facts, language);
}

/** The content file that a `$ref` in the file `name` leads to. */
export function referredFrom(name: string, ref: string): string {
  return path.posix.join(path.posix.dirname(name), ref).replace(/\.json$/, '');
}
