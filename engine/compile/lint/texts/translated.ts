// Every text has a translation, every translation has a text, and both have the same placeholders.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatPointer, type Language, pluralCategories } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import type { Finding, Place } from '../../errors/definitionError.ts';
import { perhaps } from '../../errors/didYouMean.ts';
import { holderOf, isWithin } from '../../errors/pointers.ts';
import { corrected } from '../../read/corrections.ts';
import type { Definition } from '../../read/definition.ts';
import { readJsonFile, siblingFiles } from '../../read/jsonFile.ts';
import { languageFileOf, readLanguageFile, type Translations } from '../../read/languageFile.ts';
import { listTexts } from '../../read/listTexts.ts';
import { isLeftInSource } from '../leftInSource.ts';
import { misspeltNames, writtenNameOf } from '../misspeltNames.ts';
import type { Rule } from '../rule.ts';

export const translated: Rule = function* (definition) {
  const { language } = definition;
  const apart = [`${language}.json`, path.basename(definition.publishedPlace.file)];
  const files = definition.files.filter((file) => !apart.includes(path.basename(file)));
  for (const source of new Set(files.map((file) => languageFileOf(file, language))))
    yield* missingFile(source, files, definition);
  // Beside a `$ref` that leads nowhere the texts of a file are known, but for those that stood where the `$ref` stands now.
  const unread = definition.broken.flatMap(({ code, place }) => (OF_REFERENCES.includes(code) ? [] : place.file));
  for (const file of files) if (!unread.includes(file)) yield* inFile(file, definition);
  for (const source of new Set(files.map((file) => languageFileOf(file, language))))
    yield* strayFiles(source, [...files, ...unread]);
};

const OF_REFERENCES: readonly string[] = ['refsResolve', 'refsNotCircular'];

function* missingFile(source: string, files: readonly string[], { corrections }: Definition): Generator<Finding> {
  if (existsSync(source)) return;
  const texts = files
    .filter((file) => path.dirname(file) === path.dirname(source))
    .flatMap((file) =>
      listTexts(file, corrected(readJsonFile(file), corrections).value).map(
        ({ name }) => `"${path.basename(file)}" "${name}"`,
      ),
    );
  if (texts.length === 0) return;
  const name = path.basename(source);
  const problem = `${texts.length} texts have no translation: there is no ${name} in this folder.`;
  const repair = `Add it: { "$schema": "../words.schema.json", ${texts[0]?.replace(' ', ': { ')}: "...", ... }, ... }.`;
  yield { place: { file: source, pointer: '' }, problem, repair };
}

function* inFile(file: string, { language, steps, corrections, broken }: Definition): Generator<Finding> {
  const source = languageFileOf(file, language);
  const { translations, json } = readLanguageFile(source);
  // `missingFile` reports that, once for the folder.
  if (!json) return;
  const name = path.basename(file);
  const called = writtenNameOf(file, translations);
  const own: Translations = translations[called] ?? {};
  const texts = new Map(
    listTexts(file, corrected(readJsonFile(file), corrections).value).map(({ name: text, text: english }) => [
      text,
      english,
    ]),
  );
  const labelled = steps.flatMap(({ labelledInUi }) => labelledInUi).filter((place) => place.file === file);
  const misspelt = misspeltNames(Object.keys(own), [...texts.keys()]);
  const writtenNames = new Map([...misspelt].map(([written, meant]) => [meant, written]));
  const placeOf = (text: string): Place => json.place(formatPointer([called, text]));
  for (const [text, english] of texts) {
    const stands = writtenNames.get(text) ?? text;
    const translation = own[stands];
    const isBlank = typeof translation === 'string' && translation.trim() === '';
    // What the ui file calls an option is translated there.
    if ((!translation || isBlank) && labelled.some(({ pointer }) => isOptionOf(pointer, text))) continue;
    if (!translation || isBlank) {
      const repair = `${isBlank ? 'Fill in' : 'Add'} "${text}" under "${name}" in ${path.basename(source)}.`;
      yield { place: placeOf(stands), problem: `“${english}” (${name}) has no translation.`, repair };
    } else if (typeof translation === 'string' && isLeftInSource(text, english, translation, language)) {
      const problem = `“${english}” (${name}) stands here in English.`;
      const repair = `Write it in ${engineTexts[language].nameInEnglish}.`;
      yield { place: placeOf(stands), problem, repair };
    } else yield* inText(english, translation, placeOf(stands), language);
  }
  const unknown = broken.flatMap(({ place }) => (place.file === file ? [holderOf(place.pointer)] : []));
  const isStray = (text: string) => !texts.has(text) && !unknown.some((part) => isWithin(text, part));
  for (const text of Object.keys(own).filter(isStray)) {
    const repair = `Remove it, or correct its name: it has to be that of a text of ${name}.${perhaps(misspelt.get(text))}`;
    yield { place: placeOf(text), problem: `"${text}" is not a text of ${name}.`, repair };
  }
}

function isOptionOf(choice: string, text: string): boolean {
  return ['enum', 'oneOf', 'anyOf'].some((keyword) => text.startsWith(`${choice}/${keyword}/`));
}

function* inText(
  written: string,
  translation: Translations[string],
  place: Place,
  language: Language,
): Generator<Finding> {
  const expected = placeholdersIn(written);
  const whole = typeof translation === 'string' ? translation : (translation.other ?? '');
  if (placeholdersIn(whole) !== expected) {
    const problem = `The English text has ${expected || 'no placeholder'}, the translation has ${placeholdersIn(whole) || 'none'}.`;
    yield { place, problem, repair: 'Use the same placeholders in both.' };
  }
  if (typeof translation === 'string') return;
  if (!expected) {
    const problem = 'Plural forms need a number, but the English text has no placeholder.';
    yield { place, problem, repair: `Write ${JSON.stringify(whole || '...')}.` };
    return;
  }
  const missing = pluralCategories(language).filter((category) => !translation[category]);
  if (missing.length > 0) {
    yield { place, problem: `The plural forms ${missing.join(', ')} are missing.`, repair: 'Add them beside "other".' };
  }
}

function* strayFiles(source: string, files: readonly string[]): Generator<Finding> {
  const { translations, json } = readLanguageFile(source);
  const names = Object.keys(translations);
  const misspelt = misspeltNames(names, siblingFiles(source));
  for (const name of names) {
    const file = path.join(path.dirname(source), name);
    // A folder of lists is used by several forms, so it may translate lists that this form does not use.
    if (files.includes(file) || (existsSync(file) && !existsSync(path.join(path.dirname(source), 'form.json'))))
      continue;
    const place = json?.place(formatPointer([name])) ?? { file: source, pointer: '' };
    const repair = `Remove it, or correct the name.${perhaps(misspelt.get(name))}`;
    yield { place, problem: `"${name}" is not a file of this form.`, repair };
  }
}

/** Answers that a letter names are left out: a translation may name others, e.g. a name in the other script. */
function placeholdersIn(text: string): string {
  const names = [...text.matchAll(/\{([\w.-]+)(?:\|[^{}]*)?\}/g)].map(([, name]) => `{${name}}`);
  return [...new Set(names)].sort().join(' ');
}
