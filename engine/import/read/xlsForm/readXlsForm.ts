// An XLSForm: a workbook with the sheets survey, choices and settings.
import type { Draft, Json } from '../../draft/draft.ts';
import { titleOf } from '../../draft/words.ts';
import { noteColumns, noteSheets } from './columns.ts';
import { readGroup } from './groups.ts';
import type { Line } from './table.ts';
import { tableOf } from './table.ts';
import { textsIn } from './texts.ts';
import { treeOf } from './tree.ts';
import type { Workbook } from './workbook.ts';

const STEP = 'questions';

/** Fills the draft with the form; false for a workbook without a survey. */
export function readXlsForm(draft: Draft, workbook: Workbook, name: string): boolean {
  const sheets = new Map([...workbook].map(([sheet, rows]) => [sheet.trim().toLowerCase(), rows]));
  if (!sheets.has('survey')) return false;
  const [survey, choices, settings] = ['survey', 'choices', 'settings'].map((sheet) =>
    tableOf(sheet, sheets.get(sheet)),
  );
  if (!survey || !choices || !settings) return false;
  const [setting] = settings.lines;
  const { texts, unread } = textsIn(
    draft,
    [...new Set([...survey.languages, ...choices.languages])],
    setting?.get('default_language') ?? '',
    survey.lines,
  );
  noteSheets(draft, workbook);
  const title = (setting && texts(setting, 'form_title')) || titleOf(name);
  const lists = new Map<string, Line[]>();
  for (const line of choices.lines)
    lists.set(line.get('list_name'), [...(lists.get(line.get('list_name')) ?? []), line]);
  const schema: Json = { $schema: '../step.schema.json', type: 'object' };
  const ui: Json = { $schema: '../ui.schema.json' };
  const filtering = new Set<string>();
  readGroup({ draft, lists, texts, filtering }, treeOf(survey.lines), schema, ui);
  noteColumns(draft, survey, choices, settings, filtering);
  for (const language of unread())
    draft.note('left', `columns ::${language}`, 'Texts in a language that the form does not have.');
  draft.files.set('form.json', { title, steps: [{ id: STEP, label: title }] });
  draft.files.set(`${STEP}.schema.json`, schema);
  draft.files.set(`${STEP}.ui.json`, ui);
  return true;
}
