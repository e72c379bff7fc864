import type { InAnyLanguage } from '../../engine/core/language.ts';
import type { english } from './english.ts';

/** What the layout and the parts that pages share say, in one language. */
export type SiteWords = InAnyLanguage<typeof english>;
