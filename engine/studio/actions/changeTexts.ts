// Changes texts in the files of a form: English where it stands, a translation in the language file beside it.
import path from 'node:path';
import { applyMend } from '../../check/index.ts';
import {
  currentRecord,
  differencesIn,
  type Edit,
  languageFileOf,
  listTexts,
  readJsonFile,
  recordFileOf,
} from '../../compile/index.ts';
import { formatPointer, SOURCE } from '../../core/index.ts';
import type { Confirmation, TextEdit, TextName, TextRow } from '../protocol/words.ts';
import { formTexts } from './formTexts.ts';

/**
 * Carries out the edits whose text still is what it was before.
 * @returns the others
 */
export function changeTexts(folder: string, form: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (edits.length === 0) return [];
  const answer = formTexts(folder, form);
  if ('problem' in answer) return edits;
  const rows = new Map(answer.rows.map((row) => [keyOf(row), row]));
  const fits = (edit: TextEdit) => isPresent(rows.get(keyOf(edit)), edit);
  for (const edit of edits.filter(fits)) applyMend(editsOf(path.join(folder, edit.file), edit));
  return edits.filter((edit) => !fits(edit));
}

/** Records that translations say what the English says now. Names that the form does not have are left out. */
export function confirmTexts(folder: string, form: string, confirmed: readonly Confirmation[]): void {
  const answer = formTexts(folder, form);
  const names = new Set('rows' in answer ? answer.rows.map(keyOf) : []);
  for (const one of confirmed.filter((each) => names.has(keyOf(each)))) {
    const file = path.join(folder, one.file);
    const pointer = formatPointer([one.language, path.basename(file), one.name]);
    applyMend([{ file: recordFileOf(file), pointer, value: currentRecord(file, one.language)[one.name] }]);
  }
}

const keyOf = ({ file, name }: TextName) => `${file} ${name}`;

function isPresent(row: TextRow | undefined, { language, before }: TextEdit): boolean {
  return row !== undefined && JSON.stringify(row.words[language]) === JSON.stringify(before);
}

function editsOf(file: string, { name, language, after }: TextEdit): readonly Edit[] {
  if (language !== SOURCE) {
    const pointer = formatPointer([path.basename(file), name]);
    // An empty translation is one that is still to be written.
    return [{ file: languageFileOf(file, language), pointer, value: after === '' ? undefined : after }];
  }
  const before = readJsonFile(file).value;
  const changed = structuredClone(before);
  for (const text of listTexts(file, changed)) if (text.name === name) text.replace(after);
  return differencesIn(before, changed).map((difference) => ({ file, ...difference }));
}
