// A boolean is a checkbox, which is ticked or has no answer, unless its ui entry makes it radios or a select: then it is asked for yes
// or no. The rules look at schemas alone, so which booleans those are is noted when a definition is checked.
import { isGroupSchema, type Schema, type UiSchema, uiOf } from '../../core/index.ts';
import { groupQuestions } from './groupQuestions.ts';

const noted = new WeakSet<Schema>();

/** True for a boolean that is answered by yes or no. */
export function isYesNo(question: Schema): boolean {
  return noted.has(question);
}

/** True for a checkbox: unticked it has no answer, and never `false`. */
export function isBox(question: Schema): boolean {
  return question.type === 'boolean' && !isYesNo(question);
}

/** Notes the questions of a step that are answered by yes or no. */
export function noteYesNo(schema: Schema, ui: UiSchema): void {
  for (const { key, schema: question, whole } of groupQuestions(schema)) {
    const { 'ui:widget': widget } = uiOf(ui, key);
    if (whole.type === 'boolean' && (widget === 'radio' || widget === 'select')) noted.add(question);
    noteInside(whole, uiOf(ui, key));
  }
}

function noteInside(question: Schema, ui: UiSchema): void {
  if (isGroupSchema(question)) noteYesNo(question, ui);
  else if (question.items) noteInside(question.items, uiOf(ui, 'items'));
}
