import type { InAnyLanguage } from 'virtual:forms';
import type { english } from './en.ts';

/** Texts of the layout and of components that pages share, in one language. */
export type SiteWords = InAnyLanguage<typeof english>;
