import type { Language } from 'virtual:forms';
import { createContext, useContext } from 'react';
import type { SiteWords } from '../words/words.ts';

interface Site {
  readonly language: Language;
  /** The path of the current page, without its language. */
  readonly path: string;
  /** Texts of the layout and of components that pages share. */
  readonly words: SiteWords;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/**
 * The language and path of the current page, and the layout's texts in that language.
 * @throws outside of `SiteContext`
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('Used outside of the site.');
  return site;
}
