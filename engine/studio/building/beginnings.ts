// The answer that a question begins with, as the dialog "Begins with…" shows it.
import { isBox, isOfNamedAnswers } from '../../compile/index.ts';
import { isGroupSchema, isList, type Schema, type UiSchema } from '../../core/index.ts';
import type { BeginningAnswer, BegunBy } from '../protocol/beginnings.ts';

/** Undefined for a question that the dialog is not offered for: a group, a list, a file, a password, an answer that nobody gives. */
export function beginningOf(question: Schema, ui: UiSchema): BeginningAnswer | undefined {
  const by = begunBy(question, ui);
  return by && { by, ...(question.default !== undefined && { value: question.default }) };
}

/** How the answer is asked for; undefined as of {@link beginningOf}. */
export function begunBy(question: Schema, ui: UiSchema): BegunBy | undefined {
  const { type, items, enum: options, readOnly, computed, const: only } = question;
  if (isGroupSchema(question) || isOfNamedAnswers(question) || readOnly || computed || only !== undefined)
    return undefined;
  if (items) return isList(question) || !items.enum ? undefined : 'options';
  if (options) return 'option';
  if (type === 'boolean') return isBox(question) ? 'box' : 'yesNo';
  if (type === 'number' || type === 'integer') return 'number';
  return type === 'string' && ui['ui:widget'] !== 'password' ? 'text' : undefined;
}
