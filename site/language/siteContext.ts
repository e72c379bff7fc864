import type { Language } from 'virtual:forms';
import { createContext, useContext } from 'react';
import type { SiteWords } from '../words/words.ts';

interface Site {
  readonly language: Language;
  /** The path of the page at hand, without its language. */
  readonly path: string;
  /** What the layout and the parts of pages say. */
  readonly words: SiteWords;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The language of the page at hand, and the site's words in it. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('This component is used outside of the site.');
  return site;
}
