// What a translated list of options needs beside its labels: the order and the digits of the other language.
import { compareAlphabetically, isRecord, type Language, numberIn, type Schema } from '../../core/index.ts';
import { type Position, positionBelow } from '../schema/positions.ts';

/** Shorter lists stay in their own order: people see all of it at once. */
const MIN_SORTED = 26;

/** Options that may stand before the alphabetical part, the most likely ones first. */
const MAX_FIRST = 3;

/**
 * Sorts a long list that is alphabetical in `original` by its labels in `translated`, which it changes. Options before the
 * alphabetical part stay there.
 */
export function sortOptions(original: Schema, translated: Schema): void {
  const { enum: values = [], enumNames: labels } = translated;
  if (values.length < MIN_SORTED || !labels) return;
  const from = alphabeticalFrom(original.enumNames ?? values.map((value) => String(value).trim()));
  if (from === undefined) return;
  const options = values.map((value, i) => ({ value, label: labels[i] ?? '' }));
  const sorted = options.slice(from).sort((a, b) => compareAlphabetically(a.label, b.label));
  const ordered = [...options.slice(0, from), ...sorted];
  translated.enum = ordered.map(({ value }) => value);
  translated.enumNames = ordered.map(({ label }) => label);
}

/** The index from which the labels are in alphabetical order; undefined if the list has another order. */
function alphabeticalFrom(labels: readonly string[]): number | undefined {
  const isSorted = (from: number) =>
    labels.slice(from).every((label, i) => i === 0 || compareAlphabetically(label, labels[from + i - 1] ?? '') >= 0);
  return Array.from({ length: MAX_FIRST + 1 }, (_, from) => from).find(isSorted);
}

function isUntitledNumber(option: unknown): option is { readonly const: number; title?: string } {
  return isRecord(option) && typeof option.const === 'number' && option.title === undefined;
}

/** Gives options that are numbers without labels their labels in the language's own digits; changes `schema`. */
export function labelNumbers(schema: unknown, language: Language, position: Position): void {
  if (Array.isArray(schema)) for (const part of schema) labelNumbers(part, language, positionBelow(position, ''));
  if (!isRecord(schema)) return;
  const { enum: values, enumNames, oneOf, anyOf } = schema;
  const isOwn = position === 'schema' && !enumNames;
  if (isOwn && Array.isArray(values) && values.every((value) => typeof value === 'number')) {
    schema.enumNames = values.map((value) => numberIn(language, value));
  }
  for (const options of position === 'schema' ? [oneOf, anyOf] : [])
    if (Array.isArray(options) && options.every(isUntitledNumber))
      for (const option of options) option.title = numberIn(language, option.const);
  for (const [key, part] of Object.entries(schema)) {
    const below = positionBelow(position, key);
    if (below !== 'other') labelNumbers(part, language, below);
  }
}
