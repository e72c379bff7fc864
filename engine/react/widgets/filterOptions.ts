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
  const rankOf = ({ label, value }: Option) => {
    const texts = [fold(label), fold(value)];
    return RANKS.findIndex((isFound) => texts.some((text) => isFound(text, folded)));
  };
  const ranked = options.map((option) => ({ option, rank: rankOf(option) })).filter(({ rank }) => rank >= 0);
  return RANKS.flatMap((_, at) => ranked.filter(({ rank }) => rank === at)).map(({ option }) => option);
}

const RANKS: readonly ((text: string, query: string) => boolean)[] = [
  (text, query) => text === query,
  (text, query) => text.startsWith(query),
  (text, query) => text.includes(query),
];
