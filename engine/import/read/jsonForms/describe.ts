// Carries over what a control says of its question: the label, and its options as keys of a uiSchema, which the check then judges.
import { isRecord } from '../../../core/index.ts';
import type { Draft, Json } from '../../draft/draft.ts';
import { giveFormat } from '../../draft/formats.ts';
import { declarationsAt } from '../../draft/schemas.ts';
import type { Control } from './elements.ts';

/** Writes what the control says to the question's declarations and to its ui entry. */
export function describe(draft: Draft, root: Json, { names, element }: Control, entry: Json): void {
  const { label, options, type: _, scope: __, rule: ___, ...others } = element;
  const questions = declarationsAt(root, names);
  const words = isRecord(label) ? label.text : label;
  if (typeof words === 'string' && words.trim() !== '') for (const question of questions) question.title = words;
  for (const [name, value] of Object.entries(isRecord(options) ? options : {})) {
    if (value === false || value === undefined) continue;
    if (name === 'multi') entry['ui:widget'] = 'textarea';
    else if (name === 'format' && value === 'radio') entry['ui:widget'] = 'radio';
    else if (name === 'format' && typeof value === 'string')
      for (const question of questions) formatAs(draft, question, value);
    else if (name === 'autocomplete') entry['ui:widget'] ??= 'combobox';
    else if (name === 'slider') entry['ui:widget'] = 'range';
    else if (name === 'readonly' || name === 'readOnly') entry['ui:readonly'] = true;
    else if (name === 'placeholder') entry['ui:placeholder'] = value;
    else if (name === 'elementLabelProp' && typeof value === 'string') entry['ui:named-by'] = value;
    else if (name !== 'detail')
      draft.note('left', draft.placeOf(element), `The option "${name}" has no effect in a form.`);
  }
  for (const name of Object.keys(others))
    draft.note('left', draft.placeOf(element), `"${name}" of a control has no effect.`);
}

function formatAs(draft: Draft, question: Json, format: string): void {
  if (question.type === 'string' && question.format === undefined) giveFormat(draft, question, format);
}
