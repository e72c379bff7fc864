import type { Option } from './options.ts';

/** Folds case, accents and surrounding blanks, so that what people type finds what the list says. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}

/** Options whose label has the query in it; those that begin with it come first. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const folded = fold(query);
  if (folded === '') return options;
  const found = options.filter(({ label }) => fold(label).includes(folded));
  const begins = ({ label }: Option) => fold(label).startsWith(folded);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
