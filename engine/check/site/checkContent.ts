// The content files of a site: their shape, their languages, and what they name.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  checkJson,
  DefinitionError,
  didYouMean,
  type Finding,
  factIn,
  type JsonFile,
  readJsonFile,
  unsafeTexts,
} from '../../compile/index.ts';
import {
  contentFileOf,
  languageTexts,
  linksIn,
  listContent,
  readContent,
  readSite,
  referredFrom,
} from '../../content/index.ts';
import { anchorOf } from '../../core/anchors.ts';
import {
  formatPointer,
  isRecord,
  type Language,
  languages,
  memoise,
  normaliseAddress,
  SOURCE,
} from '../../core/index.ts';
import { alikeInLanguages, idsDistinct, markupClosed } from './contentMarkup.ts';
import { noPage } from './footerLeads.ts';
import { furtherAddress } from './furtherAddress.ts';
import type { FormHead } from './readHeads.ts';
import type { PagesFile } from './readPages.ts';

/** A content file. */
interface Content {
  readonly pages: PagesFile;
  readonly forms: readonly FormHead[];
  readonly site: ReturnType<typeof readSite>;
  readonly name: string;
  readonly json: JsonFile;
  /** Every address of a page, as `normaliseAddress` gives it. */
  readonly addresses: ReadonlySet<string>;
}

/** The rules of content files by the code of their findings. */
export const CONTENT_RULES: Readonly<Record<string, (content: Content) => Iterable<Finding>>> = {
  translated: (content) => [...inEveryLanguage(content), ...alikeInLanguages(content.json)],
  charactersSafe: ({ json }) => unsafeTexts(json),
  markupClosed: ({ json }) => markupClosed(json),
  idsDistinct: ({ json }) => idsDistinct(json),
  refsResolve: references,
  blocksKnown: blocks,
  factsKnown: lists,
  linksLead: links,
};

/** The findings of the content files of the site in a folder. */
export function checkContent(
  folder: string,
  pages: PagesFile,
  forms: readonly FormHead[],
  addresses: readonly string[],
): readonly DefinitionError[] {
  const site = readSite(folder);
  const known = new Set(addresses.map(normaliseAddress));
  return listContent(folder).flatMap((name) => {
    try {
      const json = readContent(folder, name);
      const schema = readJsonFile(path.join(folder, 'content.schema.json')).value as object;
      const { invalid, unknownKeys } = checkJson(schema, json.value, json.place);
      if (invalid.length > 0) return [...unknownKeys, ...invalid];
      const content = { site, pages, forms, name, json, addresses: known };
      const byRule = Object.entries(CONTENT_RULES).flatMap(([code, rule]) =>
        [...rule(content)].map((finding) => new DefinitionError(code, finding)),
      );
      return [...unknownKeys, ...byRule];
    } catch (error) {
      if (!(error instanceof DefinitionError)) throw error;
      return [error];
    }
  });
}

function* inEveryLanguage({ json }: Content): Generator<Finding> {
  for (const [pointer, node] of partsOf(json)) {
    if (!isRecord(node) || typeof node[SOURCE] !== 'string') continue;
    for (const language of languages.filter((one) => typeof node[one] !== 'string')) {
      const repair = `Add "${language}": "...".`;
      yield { place: json.place(pointer), problem: `This text is missing in the language "${language}".`, repair };
    }
  }
}

function* references({ site, name, json }: Content): Generator<Finding> {
  for (const [pointer, node] of partsOf(json)) {
    if (!isRecord(node) || typeof node.$ref !== 'string') continue;
    if (existsSync(contentFileOf(site.folder, referredFrom(name, node.$ref)))) continue;
    const problem = `"${node.$ref}" names a file that does not exist.`;
    yield { place: json.place(`${pointer}/$ref`), problem, repair: 'Correct the name, or add the file.' };
  }
}

function* blocks({ site, json }: Content): Generator<Finding> {
  const names = Object.keys(site.components);
  for (const [pointer, node] of partsOf(json)) {
    for (const key of ['layout', 'block']) {
      const name = isRecord(node) ? node[key] : undefined;
      if (typeof name !== 'string' || names.includes(name)) continue;
      const problem = `No folder parts/ of site/pages has a component ${name}.tsx.`;
      const repair = `Name one that is there, e.g. ProsePage or Points.${didYouMean(name, names)}`;
      yield { place: json.place(`${pointer}/${key}`), problem, repair };
    }
  }
}

function* lists({ site: { facts }, json }: Content): Generator<Finding> {
  for (const [pointer, node] of partsOf(json)) {
    const name = isRecord(node) ? node.fact : undefined;
    if (typeof name !== 'string' || Array.isArray(factIn(facts[name], SOURCE))) continue;
    const problem = `site/facts.json has no list of the name "${name}".`;
    const repair = `Name a fact that is a list for each language.${didYouMean(name, Object.keys(facts))}`;
    yield { place: json.place(`${pointer}/fact`), problem, repair };
  }
}

/** A text that is nothing but an address of the site, such as a `path` or a `file`. */
const ADDRESS = /^\/(?!\/)\S*$/;

function* links({ site, pages, forms, json, addresses }: Content): Generator<Finding> {
  const inTexts = languageTexts(json.value).flatMap(({ words, pointers }) =>
    Object.entries(words).flatMap(([language, text]) =>
      linksIn(text).map((to) => [pointers[language as Language], to] as const),
    ),
  );
  for (const [pointer, to] of [...inTexts, ...partsOf(json)]) {
    if (pointer === undefined || typeof to !== 'string' || !ADDRESS.test(to)) continue;
    const [address = '', part] = to.split('#');
    const place = json.place(pointer);
    const further = furtherAddress(address, pages, forms);
    if (further) {
      const now = to.replace(address, further.own);
      const mend = [{ file: json.file, pointer, value: withLink(stringAt(json, pointer), to, now) }];
      yield { place, problem: further.problem, repair: `Write ${now}.`, mend };
    } else if (addresses.has(normaliseAddress(address))) {
      const parts = part === undefined ? undefined : partsOfPage(site.folder, pages, address);
      if (!parts || part === undefined || parts.includes(part)) continue;
      const repair = `Name the id of a question there, or the title of a section in small letters.${didYouMean(part, parts)}`;
      yield { place, problem: `The page ${address} has no part “${part}”.`, repair };
    } else if (!existsSync(path.join(site.folder, 'public', address))) {
      const near = didYouMean(address, [...addresses]);
      const repair = `Link to the address of a page or form, or to a file of site/public; or take the link out, or the entry that it belongs to.${near}`;
      yield { place, problem: noPage(address), repair };
    }
  }
}

/** The text in which each link to the address `to` leads to `now`; a text that is nothing but the address becomes `now`. */
function withLink(text: string, to: string, now: string): string {
  return text === to ? now : text.replaceAll(`](${to})`, `](${now})`);
}

function stringAt(json: JsonFile, pointer: string): string {
  const found = partsOf(json).find(([at]) => at === pointer)?.[1];
  return typeof found === 'string' ? found : '';
}

/** What links to a part of a page may name: its ids and titles; undefined for a page without a content file. */
function partsOfPage(site: string, { pages }: PagesFile, address: string): readonly string[] | undefined {
  const wanted = normaliseAddress(address);
  const found = pages.find(({ path: own, aliases = [] }) => [own, ...aliases].map(normaliseAddress).includes(wanted));
  return found && existsSync(contentFileOf(site, found.page)) ? partsOfFile(site, found.page) : undefined;
}

function partsOfFile(site: string, name: string): readonly string[] {
  return partsOf(readContent(site, name)).flatMap(([pointer, node]) => {
    if (!isRecord(node)) return [];
    if (typeof node.$ref === 'string') return partsOfFile(site, referredFrom(name, node.$ref));
    const titles = pointer.endsWith('/title') ? Object.values(node).map((title) => anchorOf(String(title))) : [];
    return [...titles, ...(typeof node.id === 'string' ? [node.id] : [])];
  });
}

/** The value of a file and all that is below it. */
const partsOf = memoise(({ value }: JsonFile) => [...partsBelow(value, '')]);

function* partsBelow(node: unknown, pointer: string): Generator<readonly [pointer: string, node: unknown]> {
  yield [pointer, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [key, part] of Object.entries(node)) yield* partsBelow(part, pointer + formatPointer([key]));
}
