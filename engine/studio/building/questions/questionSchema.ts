// What is written for each kind of question that can be added.
import { SOURCE } from '../../../core/index.ts';
import { isListKind, type NewQuestion, type Words } from '../../protocol/outline.ts';
import { Impossible } from '../draft/impossible.ts';
import { optionName } from '../draft/names.ts';
import { listSchema } from './listKinds.ts';
import { type Json, PLAIN } from './plainKinds.ts';

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
  if (isListKind(kind)) return listSchema(question, text);
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

/** What is said at its group when the question is not answered; a list begins with an entry, which says it at its first answer. */
export function messageAround({ kind, required }: NewQuestion): Words | undefined {
  return required && isListKind(kind) ? {} : required;
}

function choice({ options }: NewQuestion, written: readonly WrittenOption[]): Json {
  if (typeof options === 'string') return { $ref: options };
  const values = written.map(({ value }) => value);
  return { type: 'string', enum: values, enumNames: written.map(({ value, label }) => label[SOURCE] || value) };
}
