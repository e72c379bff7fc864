import type { DivisionWords } from './divisionWords.ts';

/** What the pages of all divisions say, in Arabic, where a division's name says that it is one. */
export const divisionWords: DivisionWords = {
  eyebrow: 'الأقسام',
  title: (name) => name,
  head: (name) => `رئيس ${name}`,
  letter: (head) => `كلمة ${head}`,
  portrait: (head) => `صورة ${head}`,
  about: 'عن القسم',
  inShort: (name) => `${name} باختصار`,
  joining: 'الالتحاق بالقسم',
  decision: 'قرارنا',
  afterInterview: 'خلال خمسة أيام عمل بعد المقابلة.',
  afterExams: 'خلال خمسة أيام عمل بعد امتحانات الدخول.',
  registration: 'التسجيل',
  afterAcceptance: 'خلال خمسة أيام بعد رسالة القبول.',
  how: 'كيف يجري القبول',
  others: 'الأقسام الأخرى',
};
