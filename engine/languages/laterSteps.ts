// The entry for forms whose first step is loaded before the others (react's `laterSteps`), which load it.
import { byLanguage } from '../core/index.ts';
import type { InFolders, LaterStepsMessages } from './texts.ts';

const files = import.meta.glob('./*/laterSteps.ts', { eager: true, import: 'laterSteps' }) as InFolders<
  'laterSteps',
  LaterStepsMessages
>;

export const laterStepsMessages = byLanguage((language) => files[`./${language}/laterSteps.ts`]);
