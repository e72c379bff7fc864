import { foldDigits } from '../../core/index.ts';

/** An option by the text that is typed for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Folds case, accents, digits, letters that Arabic spellings exchange, and surrounding blanks: what people type finds the option. */
export function fold(text: string): string {
  return foldDigits(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .toLowerCase();
}

/**
 * Options whose label or value has the query in it, so that the words of the definition's own language find them too;
 * those that begin with it come first.
 */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const folded = fold(query);
  if (folded === '') return options;
  const found = options.filter(({ label, value }) => fold(label).includes(folded) || fold(value).includes(folded));
  const begins = ({ label, value }: Option) => [label, value].some((text) => fold(text).startsWith(folded));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
