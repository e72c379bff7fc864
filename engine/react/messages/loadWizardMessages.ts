import type { Language } from '../../core/index.ts';
import type { WizardMessages } from './wizardMessages.ts';

/** Loads the engine's own messages in a language. */
export const loadWizardMessages: Readonly<Record<Language, () => Promise<WizardMessages>>> = {
  en: async () => (await import('./en.ts')).en,
  ar: async () => (await import('./ar.ts')).ar,
};

/** The modules that are imported above, as paths of the project: a build lists ahead what a page will load. */
export const wizardMessageModules: Readonly<Record<Language, string>> = {
  en: 'engine/react/messages/en.ts',
  ar: 'engine/react/messages/ar.ts',
};
