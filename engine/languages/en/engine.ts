import type { EngineTexts } from '../texts.ts';
import { validation } from './validation.ts';

export const en: EngineTexts = {
  name: 'English',
  nameInEnglish: 'English',
  validation,
  defaultOffice: { new: 'New', handled: 'Handled', handle: 'Mark as handled', undo: 'Mark as new' },
};
