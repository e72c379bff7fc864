import path from 'node:path';
import {
  behindIn,
  checkForm,
  currentRecord,
  type Definition,
  DefinitionError,
  languageFileOf,
  listTexts,
  readJsonFile,
  readLanguageFile,
  recordedOf,
} from '../../compile/index.ts';
import { byLanguage, type Language, languages, SOURCE } from '../../core/index.ts';
import type { TextRow, TextsAnswer } from '../protocol/words.ts';
import { spotOf } from './spotOf.ts';
import { textPointers } from './textPointers.ts';

/** Every text of the form and of the lists that it uses, in the order of the files. */
export function formTexts(folder: string, form: string): TextsAnswer {
  const { definition } = checkForm(folder, form);
  if (!definition) return { problem: 'The form cannot be read: correct its findings first.' };
  try {
    return { rows: sourceFiles(definition).flatMap((file) => textsIn(folder, file)) };
  } catch (error) {
    // Of a language file that cannot be read.
    if (error instanceof DefinitionError) return { problem: `${error.problem} ${error.repair}` };
    throw error;
  }
}

function sourceFiles({ files, publishedPlace }: Definition): readonly string[] {
  return files.filter((file) => file !== publishedPlace.file);
}

function textsIn(folder: string, file: string): readonly TextRow[] {
  const base = path.basename(file);
  const translations = byLanguage((language) =>
    language === SOURCE ? {} : (readLanguageFile(languageFileOf(file, language)).translations[base] ?? {}),
  );
  const behind = byLanguage((language) => (language === SOURCE ? new Set<string>() : namesBehind(file, language)));
  const json = readJsonFile(file);
  const pointers = textPointers(json);
  return listTexts(file, json.value).map(({ name, text }) => ({
    ...spotOf(folder, json.place(pointers.get(name) ?? '')),
    name,
    words: byLanguage((language) => (language === SOURCE ? text : (translations[language][name] ?? ''))),
    behind: languages.filter((language) => behind[language].has(name)),
  }));
}

function namesBehind(file: string, language: Language): ReadonlySet<string> {
  return new Set(Object.keys(behindIn(recordedOf(file, language) ?? {}, currentRecord(file, language))));
}
