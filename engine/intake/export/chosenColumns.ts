// The columns of an export that can be chosen: what every application has by a word, a question by its JSON Pointer, a list of
// entries by that of the list. Their names in a table are `:word` and the fields' names.
import {
  declaredProperties,
  type Form,
  formatPointer,
  isGroupSchema,
  parsePointer,
  type Schema,
  toName,
} from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';

export const FIXED_COLUMNS = ['reference', 'received', 'form', 'status', 'flagged'] as const;

export interface ColumnGroup {
  /** Of the step; that of the first group is the form's. */
  readonly label: string;
  readonly columns: readonly { readonly id: string; readonly label: string }[];
}

/** All columns, worded in the form's language. */
export function columnsToChoose(form: Form): readonly ColumnGroup[] {
  const messages = engineTexts[form.language].exports;
  const fixed = FIXED_COLUMNS.map((id) => ({ id, label: messages[id] }));
  const steps = form.steps.map(({ label, at, schema }) => ({ label, columns: questionsIn(schema, at, []) }));
  return [{ label: form.title, columns: fixed }, ...steps.filter(({ columns }) => columns.length > 0)];
}

function questionsIn(group: Schema, at: readonly string[], headings: readonly string[]): ColumnGroup['columns'] {
  return Object.entries(declaredProperties(group)).flatMap(([key, question]) => {
    const path = [...at, key];
    const { title = isGroupSchema(question) ? '' : key } = question;
    const titles = title === '' ? headings : [...headings, title];
    if (isGroupSchema(question)) return questionsIn(question, path, titles);
    return [{ id: formatPointer(path), label: titles.join(': ') }];
  });
}

/** The first of `ids` that is none of the form's columns. */
export function unknownColumn(ids: readonly string[], form: Form): string | undefined {
  const known = columnsToChoose(form).flatMap(({ columns }) => columns.map(({ id }) => id));
  return ids.find((id) => !known.includes(id));
}

/** Whether a column of a table, by its name, is one of `ids` or within it; all are without `ids`. */
export function isChosen(ids: readonly string[] | undefined): (name: string) => boolean {
  if (!ids) return () => true;
  const names = ids.map((id) => (id.startsWith('/') ? toName(parsePointer(id)) : `:${id}`));
  return (name) => names.some((one) => name === one || name.startsWith(`${one}[`));
}
