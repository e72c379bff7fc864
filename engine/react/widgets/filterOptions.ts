import { foldDigits } from '../../core/index.ts';

/** An option of the combobox. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Folds what spellings of the same text differ in: case, accents, digits, surrounding blanks, ة and ه, ى and ي. */
export function fold(text: string): string {
  return foldDigits(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();
}

/**
 * Options whose label or value contains the query, first those that begin with it. A value is in the definition's language, so a
 * translated form finds the option by either text.
 */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const folded = fold(query);
  if (folded === '') return options;
  const found = options.filter(({ label, value }) => fold(label).includes(folded) || fold(value).includes(folded));
  const begins = ({ label, value }: Option) => [label, value].some((text) => fold(text).startsWith(folded));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
