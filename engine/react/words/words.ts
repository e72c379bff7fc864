import type { InAnyLanguage } from '../../core/index.ts';
import type { en } from './en.ts';

/** The engine's words in one language. */
export type Words = InAnyLanguage<typeof en>;
