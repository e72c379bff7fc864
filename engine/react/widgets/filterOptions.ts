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
 * Options whose label or value contains the query: first the one that is the query, which Enter then chooses, then those that begin with
 * it. A value is in the definition's language, so a translated form finds the option by either text.
 */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const folded = fold(query);
  if (folded === '') return options;
  const ranks = options.map(({ label, value }) => Math.min(rankOf(fold(label), folded), rankOf(fold(value), folded)));
  return [0, 1, 2].flatMap((at) => options.filter((_, i) => ranks[i] === at));
}

/** How near the text is to the query: 0 for the same, 3 for one without it. */
function rankOf(text: string, query: string): number {
  if (text === query) return 0;
  return text.startsWith(query) ? 1 : text.includes(query) ? 2 : 3;
}
