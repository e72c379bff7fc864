// What a workbook holds and a form has no place for.
import type { Draft } from '../../draft/draft.ts';
import type { Table } from './table.ts';
import type { Workbook } from './workbook.ts';

const OF_SURVEY = [
  ...['type', 'name', 'label', 'hint', 'required', 'required_message', 'relevant', 'constraint', 'constraint_message'],
  ...['default', 'readonly', 'appearance', 'parameters', 'disabled', 'calculation', 'repeat_count', 'choice_filter'],
];
const OF_CHOICES = ['list_name', 'name', 'label'];
const OF_SETTINGS = ['form_title', 'default_language'];
const SHEETS = ['survey', 'choices', 'settings'];

/**
 * Reports each column that the importer does not read, such as those for pictures.
 * @param filtering columns of the sheet choices that a `choice_filter` was carried over with
 */
export function noteColumns(
  draft: Draft,
  survey: Table,
  choices: Table,
  settings: Table,
  filtering: ReadonlySet<string>,
): void {
  const unread = (sheet: string, { columns }: Table, known: readonly string[]) => {
    for (const column of columns.filter((name) => name !== '' && !known.includes(name))) {
      draft.note('left', `${sheet} column ${column}`, 'The column has no effect in a form.');
    }
  };
  unread('survey', survey, OF_SURVEY);
  unread('choices', choices, [...OF_CHOICES, ...filtering]);
  const [line] = settings.lines;
  unread('settings', { ...settings, columns: settings.columns.filter((name) => line?.get(name)) }, OF_SETTINGS);
}

/** Notes the sheets that are not read and have rows below their heads. */
export function noteSheets(draft: Draft, workbook: Workbook): void {
  for (const [name, rows] of workbook) {
    if (SHEETS.includes(name.trim().toLowerCase()) || rows.length < 2) continue;
    draft.note('left', `sheet ${name}`, 'The sheet is not read.', 'Questions stand in survey, options in choices.');
  }
}
