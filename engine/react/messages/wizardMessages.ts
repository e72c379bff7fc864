import type { InAnyLanguage } from '../../core/index.ts';
import type { en } from './en.ts';

/** The engine's own messages in one language. */
export type WizardMessages = InAnyLanguage<typeof en>;
