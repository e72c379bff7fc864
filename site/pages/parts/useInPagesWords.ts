import { useSite } from '../../language/siteContext.ts';
import type { InFolders, InPagesWords } from '../../words/words.ts';

/** In every language: so short that a file for each would be larger. */
const inLanguages = import.meta.glob('../../words/*/inPages.ts', { eager: true, import: 'inPages' }) as InFolders<
  'inPages',
  InPagesWords,
  '../..'
>;

/** Texts that pages without a form share, in the language of the page. */
export function useInPagesWords(): InPagesWords {
  return inLanguages[`../../words/${useSite().language}/inPages.ts`];
}
