// What is written for each kind of question that can be added.
import { SOURCE } from '../../core/index.ts';
import type { NewQuestion, QuestionKind, Words } from '../protocol/outline.ts';
import { Impossible } from './impossible.ts';
import { optionName } from './names.ts';

type Json = Readonly<Record<string, unknown>>;

/** Keys of the schema beside the title. */
const PLAIN: Readonly<Record<Exclude<QuestionKind, 'choice' | 'several' | 'slider' | 'buttons' | 'answers'>, Json>> = {
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
  if (kind === 'slider' || kind === 'buttons') return { ...text, ...numberSchema(question) };
  if (kind === 'answers') return { type: 'array', ...text, ...answersSchema(question) };
  const { type, format, ...limits } = PLAIN[kind];
  // A box that has to be answered has to be ticked.
  const ticked = kind === 'checkbox' && required && { const: true, errorMessage: { const: required[SOURCE]?.trim() } };
  return { type, ...(format !== undefined && { format }), ...text, ...limits, ...ticked };
}

function numberSchema({ kind, limits: { least, most, step = 1 } = {} }: NewQuestion): Json {
  if (!(step > 0)) throw new Impossible('Steps are a number above 0.');
  if (kind === 'slider' && (least === undefined || most === undefined))
    throw new Impossible('A slider has a least and a greatest number.');
  if (least !== undefined && most !== undefined && least >= most)
    throw new Impossible('The least number is below the greatest.');
  const isWhole = [least ?? 0, most ?? 0, step].every(Number.isInteger);
  return {
    type: isWhole ? 'integer' : 'number',
    ...(least !== undefined && { minimum: least }),
    ...(most !== undefined && { maximum: most }),
    ...((step !== 1 || !isWhole) && { multipleOf: step }),
  };
}

/** One that has to be answered begins with a blank answer, which says that it is missing. */
function answersSchema({ answers, required }: NewQuestion): Json {
  if (!answers || !Number.isInteger(answers.most) || answers.most < 1)
    throw new Impossible('The greatest number of answers is a number from 1.');
  const message = required?.[SOURCE]?.trim();
  return {
    ...(required && { minItems: 1 }),
    maxItems: answers.most,
    items: { ...PLAIN[answers.kind], ...(message && { errorMessage: { type: message } }) },
  };
}

/** What is said at its group when the question is not answered; a list of single answers says it at its first. */
export function messageAround({ kind, required }: NewQuestion): Words | undefined {
  return required && kind === 'answers' ? {} : required;
}

function choice({ options }: NewQuestion, written: readonly WrittenOption[]): Json {
  if (typeof options === 'string') return { $ref: options };
  const values = written.map(({ value }) => value);
  return { type: 'string', enum: values, enumNames: written.map(({ value, label }) => label[SOURCE] || value) };
}
