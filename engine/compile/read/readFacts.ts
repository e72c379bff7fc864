// `facts.json` of the site, which stands in the folder beside that of the forms, and the placeholders that name its facts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatPointer, isRecord, type Language, LETTER_FACTS, languages, memoise } from '../../core/index.ts';
import { DefinitionError, type Finding } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import { type Facts, factForms, factIn, factValue, fillText, fillValues, PLACEHOLDER } from '../facts/facts.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { type JsonFile, readJsonFile } from './jsonFile.ts';
import { listTexts } from './listTexts.ts';

/** The path of the facts for a folder of forms. */
export function factsFileOf(formsFolder: string): string {
  return path.resolve(formsFolder, '../site/facts.json');
}

/** The facts of a file without its `$schema`; none if there is no such file. Throws a {@link DefinitionError} if it is no JSON. */
export function readFacts(file: string): { readonly facts: Facts; readonly json?: JsonFile } {
  if (!existsSync(file)) return { facts: {} };
  const json = readJsonFile(file);
  if (!isRecord(json.value)) return { facts: {}, json };
  const { $schema, ...facts } = json.value;
  return { facts: facts as Facts, json };
}

/** A file of a form with the facts in the places of their names: words in texts, and numbers where a number belongs. */
export function withFacts(json: JsonFile, facts: Facts, language: Language): JsonFile {
  if (!JSON.stringify(json.value).includes('{{')) return json;
  const value = structuredClone(json.value);
  for (const text of listTexts(json.file, value)) {
    if (typeof text.text === 'string') text.replace(fillText(text.text, facts, language));
  }
  return { ...json, value: fillValues(value, facts, language) };
}

/** A schema of `forms/` for values whose placeholders are filled in: a number that may be written as one has to be a number. */
export function withoutPlaceholders(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, node) => {
    if (!isRecord(node) || !Array.isArray(node.type) || !String(node.pattern).startsWith('^\\{\\{')) return node;
    const { pattern, type, ...rest } = node;
    return { ...rest, type: type.find((one: unknown) => one !== 'string') };
  });
}

/** The placeholders of a file that name no fact, or a fact in a form that it does not have. */
export function* unknownFacts(json: JsonFile, facts: Facts, factsFile: string): Generator<Finding> {
  for (const [pointer, text] of namingFacts(json)) {
    for (const [written, name = '', form] of text.matchAll(PLACEHOLDER)) {
      const finding = unknownFact(facts, factsFile, written, name, form);
      const isSingle = !Object.hasOwn(facts, name) && isPlaceholder(name);
      const meant = isSingle ? { value: text.replaceAll(written, `{${name}}`) } : undefined;
      if (finding) yield { place: json.place(pointer), ...finding, meant };
    }
  }
}

/** The strings of a file that name facts. */
const namingFacts = memoise((json: JsonFile) =>
  [...stringsIn(json.value, '')].filter(([, text]) => text.includes('{{')),
);

/** What is wrong with one placeholder; undefined if nothing is. */
export function unknownFact(
  facts: Facts,
  factsFile: string,
  written: string,
  name: string,
  form?: string,
): Omit<Finding, 'place'> | undefined {
  const file = `${path.basename(path.dirname(factsFile))}/${path.basename(factsFile)}`;
  const names = Object.keys(facts);
  if (!names.includes(name)) {
    const problem = `${written} names no fact: ${file} has none of the name "${name}".`;
    if (isPlaceholder(name)) return { problem, repair: `Write {${name}}, in single braces.` };
    const repair = `Add the fact to ${file}, or name one of those in it.${didYouMean(name, names)}`;
    return { problem, repair };
  }
  if (languages.every((language) => factValue(facts, language, name, form) !== undefined)) return undefined;
  // A fact that lacks a language is reported in its own file.
  if (languages.some((language) => factIn(facts[name], language) === undefined)) return undefined;
  const repair = `Write {{${name}}}; after a dot you may add ${factForms.join(', ')} or the number of an entry of a list, as far as it fits the fact.`;
  return { problem: `The fact "${name}" has no form "${form}".`, repair };
}

/** True for what messages and letters have in single braces: a limit, an answer, or what is known of an application. */
function isPlaceholder(name: string): boolean {
  return name.startsWith('/') || Object.hasOwn(KEYWORDS, name) || LETTER_FACTS.some((one) => one === name);
}

function* stringsIn(node: unknown, pointer: string): Generator<readonly [pointer: string, text: string]> {
  if (typeof node === 'string') yield [pointer, node];
  else if (typeof node === 'object' && node !== null)
    for (const [key, part] of Object.entries(node)) yield* stringsIn(part, pointer + formatPointer([key]));
}
