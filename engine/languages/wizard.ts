// The entry for forms' pages: a page loads the messages of its language only.
import type { Language } from '../core/index.ts';
import type { InFolders, WizardMessages } from './texts.ts';

export type { CountryNames, WizardMessages } from './texts.ts';

const files = import.meta.glob('./*/wizard.ts', { import: 'wizard' }) as InFolders<
  'wizard',
  () => Promise<WizardMessages>
>;

/** Loads the wizard's own messages in a language. */
export function loadWizardMessages(language: Language): Promise<WizardMessages> {
  return files[`./${language}/wizard.ts`]();
}

/** The module that this loads, as a path of the project: a build lists ahead what a page will load. */
export function wizardMessagesModule(language: Language): string {
  return `engine/languages/${language}/wizard.ts`;
}
