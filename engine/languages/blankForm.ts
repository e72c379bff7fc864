// The entry for the blank form, which is loaded when somebody wants to print it.
import { byLanguage } from '../core/index.ts';
import type { BlankMessages, InFolders } from './texts.ts';

export type { BlankMessages } from './texts.ts';

const files = import.meta.glob('./*/blankForm.ts', { eager: true, import: 'blankForm' }) as InFolders<
  'blankForm',
  BlankMessages
>;

export const blankMessages = byLanguage((language) => files[`./${language}/blankForm.ts`]);
