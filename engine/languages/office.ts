// The entry for the office's pages, where the language is changed without loading anything.
import { byLanguage } from '../core/index.ts';
import type { InFolders, OfficeMessages } from './texts.ts';

export type { OfficeMessages } from './texts.ts';

const files = import.meta.glob('./*/office.ts', { eager: true, import: 'office' }) as InFolders<
  'office',
  OfficeMessages
>;

export const officeMessages = byLanguage((language) => files[`./${language}/office.ts`]);
