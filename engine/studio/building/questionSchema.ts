// What is written for each kind of question that can be added.
import { SOURCE } from '../../core/index.ts';
import type { NewQuestion, QuestionKind, Words } from '../protocol/outline.ts';
import { Impossible } from './impossible.ts';
import { optionName } from './names.ts';

type Json = Readonly<Record<string, unknown>>;

/** Keys of the schema beside the title. */
const PLAIN: Readonly<Record<Exclude<QuestionKind, 'choice' | 'several'>, Json>> = {
  text: { type: 'string', maxLength: 150 },
  longText: { type: 'string', maxLength: 2000 },
  integer: { type: 'integer' },
  number: { type: 'number' },
  date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  dateTime: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email', maxLength: 254 },
  phone: { type: 'string', format: 'phone' },
  link: { type: 'string', format: 'uri', maxLength: 300 },
  checkbox: { type: 'boolean' },
  file: { type: 'object', format: 'attachment' },
};

/** Keys of the ui entry. */
export const UI_OF: Readonly<Partial<Record<QuestionKind, Json>>> = { longText: { 'ui:widget': 'textarea' } };

/** An option as it is written. */
export interface WrittenOption {
  readonly value: string;
  readonly label: Words;
}

/** The question's own options; none for those of a list. Throws {@link Impossible} if a choice has too few. */
export function optionsOf({ kind, options }: NewQuestion): readonly WrittenOption[] {
  if ((kind !== 'choice' && kind !== 'several') || typeof options === 'string') return [];
  const written: WrittenOption[] = [];
  for (const { value, label } of options ?? []) {
    const taken = written.map((one) => one.value);
    written.push({ value: value || optionName(label[SOURCE] ?? '', taken), label });
  }
  if (written.length < 2) throw new Impossible('A choice needs two options or more.');
  return written;
}

/** The schema of the question, with its English texts. */
export function questionSchema(question: NewQuestion, options: readonly WrittenOption[]): Json {
  const { kind, title, required } = question;
  const text = { title: title[SOURCE]?.trim() };
  if (kind === 'choice') return { ...choice(question, options), ...text };
  if (kind === 'several')
    return {
      type: 'array',
      ...text,
      uniqueItems: true,
      ...(required && { minItems: 1 }),
      items: choice(question, options),
    };
  const { type, format, ...limits } = PLAIN[kind];
  return { type, ...(format !== undefined && { format }), ...text, ...limits };
}

function choice({ options }: NewQuestion, written: readonly WrittenOption[]): Json {
  if (typeof options === 'string') return { $ref: options };
  const values = written.map(({ value }) => value);
  return { type: 'string', enum: values, enumNames: written.map(({ value, label }) => label[SOURCE] || value) };
}
