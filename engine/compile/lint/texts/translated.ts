// Every text of the definition has its words in the language at hand, every word its text, and both name the same limits.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES, formatPointer, type Language } from '../../../core/index.ts';
import { DefinitionError, type Place } from '../../errors/definitionError.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { readJsonFile } from '../../read/jsonFile.ts';
import { languageFileOf, readLanguageFile, type Words } from '../../read/languageFile.ts';
import { listTexts } from '../../read/listTexts.ts';
import type { Definition } from '../../read/readDefinition.ts';
import type { Rule } from '../rule.ts';

export const translated: Rule = function* (definition) {
  const { language } = definition;
  const apart = [`${language}.json`, path.basename(definition.publishedPlace.file)];
  const files = definition.files.filter((file) => !apart.includes(path.basename(file)));
  for (const source of new Set(files.map((file) => languageFileOf(file, language)))) yield* missingFile(source, files);
  for (const file of files) yield* inFile(file, definition);
  for (const source of new Set(files.map((file) => languageFileOf(file, language)))) yield* strayFiles(source, files);
};

function* missingFile(source: string, files: readonly string[]): Generator<DefinitionError> {
  if (existsSync(source)) return;
  const texts = files
    .filter((file) => path.dirname(file) === path.dirname(source))
    .flatMap((file) =>
      listTexts(file, readJsonFile(file).value).map(({ name }) => `"${path.basename(file)}" "${name}"`),
    );
  if (texts.length === 0) return;
  const name = path.basename(source);
  const problem = `The words of ${texts.length} texts are missing: there is no ${name} in this folder.`;
  const repair = `Add it: { "$schema": "../../words.schema.json", ${texts[0]?.replace(' ', ': { ')}: "...", ... }, ... }.`;
  yield new DefinitionError({ file: source, pointer: '' }, problem, repair);
}

function* inFile(file: string, { language }: Definition): Generator<DefinitionError> {
  const source = languageFileOf(file, language);
  const { words, json } = readLanguageFile(source);
  // Told once for all files of the folder.
  if (!json) return;
  const name = path.basename(file);
  const own: Words = words[name] ?? {};
  const placeOf = (text: string): Place => json.place(formatPointer([name, text]));
  const texts = new Map(
    listTexts(file, readJsonFile(file).value).map(({ name: text, text: written }) => [text, written]),
  );
  for (const [text, written] of texts) {
    const translation = own[text];
    if (translation === undefined) {
      const repair = `Add "${text}" under "${name}" in ${path.basename(source)}.`;
      yield new DefinitionError(placeOf(text), `“${written}” (${name}) has no words in this language.`, repair);
    } else yield* inText(written, translation, placeOf(text), language);
  }
  for (const text of Object.keys(own).filter((key) => !texts.has(key))) {
    const unsaid = [...texts.keys()].filter((one) => own[one] === undefined);
    const repair = `Remove it, or correct its name: it should be one of those that ${name} has.${didYouMean(text, unsaid)}`;
    yield new DefinitionError(placeOf(text), `"${text}" names no text of ${name}.`, repair);
  }
}

function* inText(
  written: string,
  translation: Words[string],
  place: Place,
  language: Language,
): Generator<DefinitionError> {
  const expected = placeholdersIn(written);
  const whole = typeof translation === 'string' ? translation : (translation.other ?? '');
  if (placeholdersIn(whole) !== expected) {
    const problem = `The English text has ${expected || 'no placeholder'}, these words have ${placeholdersIn(whole) || 'none'}.`;
    yield new DefinitionError(place, problem, 'Name the same placeholders in both.');
  }
  if (typeof translation === 'string') return;
  if (!expected) yield new DefinitionError(place, 'No number decides between these words.', 'Write one text.');
  const missing = CATEGORIES[language].filter((category) => !translation[category]);
  if (missing.length > 0) {
    yield new DefinitionError(place, `The words for ${missing.join(', ')} are missing.`, 'Add them beside "other".');
  }
}

function* strayFiles(source: string, files: readonly string[]): Generator<DefinitionError> {
  const { words, json } = readLanguageFile(source);
  for (const name of Object.keys(words)) {
    const file = path.join(path.dirname(source), name);
    // A folder of lists serves several forms.
    if (files.includes(file) || (existsSync(file) && !existsSync(path.join(path.dirname(source), 'form.json'))))
      continue;
    const place = json?.place(formatPointer([name])) ?? { file: source, pointer: '' };
    yield new DefinitionError(place, `"${name}" is no file of this form.`, 'Remove it, or correct the name.');
  }
}

function placeholdersIn(text: string): string {
  return [...new Set(text.match(/\{[\w.]+\}/g))].sort().join(' ');
}
