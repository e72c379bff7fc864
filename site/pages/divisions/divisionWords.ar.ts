import { divisionFacts } from './divisionFacts.ar.ts';
import type { DivisionWords } from './divisionWords.ts';

/** Four of the names are adjectives and take the article of their noun; that of the kindergarten is a noun. */
const full = (name: string) => (name === 'الروضة' ? `قسم ${name}` : `القسم ${name}`);

/** Texts that all divisions' pages share, in Arabic. */
export const divisionWords: DivisionWords = {
  eyebrow: 'الأقسام',
  title: full,
  head: (name) => `رئيس ${full(name)}`,
  letter: (head) => `كلمة ${head}`,
  about: 'عن القسم',
  inShort: (name) => `${full(name)} باختصار`,
  joining: 'الالتحاق بالقسم',
  decision: 'قرارنا',
  afterInterview: 'خلال خمسة أيام عمل بعد المقابلة.',
  afterExams: 'خلال خمسة أيام عمل بعد امتحانات الدخول.',
  registration: 'التسجيل',
  afterAcceptance: 'خلال خمسة أيام بعد رسالة القبول.',
  how: 'كيف يجري القبول',
  others: 'الأقسام الأخرى',
  facts: divisionFacts,
};
