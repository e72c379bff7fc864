// What is always the same for a kind of question that can be added.
import type { ListKind, QuestionKind } from '../../protocol/outline.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Keys of the schema beside the title. */
export const PLAIN: Readonly<
  Record<Exclude<QuestionKind, 'choice' | 'several' | 'slider' | 'buttons' | ListKind>, Json>
> = {
  text: { type: 'string', maxLength: 150 },
  longText: { type: 'string', maxLength: 2000 },
  password: { type: 'string', maxLength: 100 },
  integer: { type: 'integer' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  dateTime: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email', maxLength: 254 },
  phone: { type: 'string', format: 'phone' },
  link: { type: 'string', format: 'uri', maxLength: 300 },
  checkbox: { type: 'boolean' },
  yesNo: { type: 'boolean' },
  file: { type: 'object', format: 'attachment' },
};

/** Keys of the ui entry. */
export const UI_OF: Readonly<Partial<Record<QuestionKind, Json>>> = {
  longText: { 'ui:widget': 'textarea' },
  slider: { 'ui:widget': 'range' },
  buttons: { 'ui:widget': 'updown' },
  yesNo: { 'ui:widget': 'radio' },
  password: { 'ui:widget': 'password' },
};
