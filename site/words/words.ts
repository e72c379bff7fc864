import type { InAnyLanguage } from 'virtual:forms';
import type { english } from './en.ts';

/** What the layout and the parts that pages share say, in one language. */
export type SiteWords = InAnyLanguage<typeof english>;
