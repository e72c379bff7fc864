import type { Draft } from '../../draft/draft.ts';
import type { Table } from './table.ts';

const OF_SURVEY = [
  ...['type', 'name', 'label', 'hint', 'required', 'required_message', 'relevant', 'constraint', 'constraint_message'],
  ...['default', 'readonly', 'appearance', 'parameters', 'disabled', 'calculation', 'repeat_count', 'choice_filter'],
];
const OF_CHOICES = ['list_name', 'name', 'label'];

/** Notes the columns that are not read: pictures, hints of other programs, what a choice is filtered by. */
export function noteColumns(draft: Draft, survey: Table, choices: Table): void {
  const unread = (sheet: string, { columns }: Table, known: readonly string[]) => {
    for (const column of columns.filter((name) => name !== '' && !known.includes(name))) {
      draft.note('left', `${sheet} column ${column}`, 'The column has no effect in a form.');
    }
  };
  unread('survey', survey, OF_SURVEY);
  unread('choices', choices, OF_CHOICES);
}
