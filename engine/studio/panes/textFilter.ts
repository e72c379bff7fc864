import { foldForSearch, languages, SOURCE } from '../../core/index.ts';
import type { TextName, TextRow } from '../protocol/words.ts';
import type { TextDrafts } from '../state/textDrafts.ts';

export const FILTERS = {
  all: 'All',
  missing: 'Missing',
  behind: 'Changed since',
  edited: 'Edited here',
} as const;

export type Filter = keyof typeof FILTERS;

/** The rows that a filter shows, of those in which one of the languages contains `search`. */
export function filteredRows(
  rows: readonly TextRow[],
  filter: Filter,
  search: string,
  drafts: TextDrafts,
): readonly TextRow[] {
  const edited = new Set([...drafts.edits, ...drafts.confirmed].map(keyOf));
  const isShown: Readonly<Record<Filter, (row: TextRow) => boolean>> = {
    all: () => true,
    missing: ({ words, only }) =>
      only === undefined && languages.some((language) => language !== SOURCE && words[language] === ''),
    behind: ({ behind }) => behind.length > 0,
    edited: (row) => edited.has(keyOf(row)),
  };
  const wanted = foldForSearch(search.trim());
  return rows
    .filter(isShown[filter])
    .filter(({ words }) => wanted === '' || foldForSearch(JSON.stringify(Object.values(words))).includes(wanted));
}

export function keyOf({ file, name }: TextName): string {
  return `${file} ${name}`;
}
