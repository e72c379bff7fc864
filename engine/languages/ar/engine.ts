import type { EngineTexts } from '../texts.ts';
import { validation } from './validation.ts';

export const ar: EngineTexts = {
  name: 'العربية',
  nameInEnglish: 'Arabic',
  validation,
  defaultOffice: { new: 'جديد', handled: 'مُنجَز', handle: 'وضع علامة «مُنجَز»', undo: 'وضع علامة «جديد»' },
};
