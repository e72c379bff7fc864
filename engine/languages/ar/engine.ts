import type { EngineTexts } from '../texts.ts';
import { characters } from './characters.ts';
import { exports } from './exports.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { name } from './name.ts';
import { outcome } from './outcome.ts';
import { refusals } from './refusals.ts';
import { required } from './required.ts';
import { validation } from './validation.ts';

export const ar: EngineTexts = {
  name,
  nameInEnglish: 'Arabic',
  officeNeedsScript: 'يحتاج المكتب إلى JavaScript.',
  validation,
  refusals,
  mail,
  exports,
  answers: { yes: 'نعم', no: 'لا' },
  defaultOffice: { new: 'جديد', handled: 'مُنجَز', handle: 'وضع علامة «مُنجَز»', undo: 'وضع علامة «جديد»' },
  outcome,
  characters,
  examples: {
    given: /(?<!\p{L})(?:مثلا|مثلًا|على سبيل المثال|مثال|مثل)[:،]? ?["“«]?([^\s"”»]+?)["”»]?[.)]*$/u,
    denied: /(?<!\p{L})(?:لا|ألا|بدون|دون|من غير|احذفوا)(?!\p{L})/u,
  },
  limits,
  required,
  addTo: (list) => `إضافة: ${list}`,
  namedAnswers: { name: 'الاسم', answer: 'الجواب' },
  inListAlready: 'هذا مذكور في القائمة من قبل',
  joinWithAnd: (parts) => parts.join(' و'),
};
