import type { ProseSection } from '../parts/prose.ts';

/** Section: how an accepted family registers. */
export const registrationProcedure: ProseSection = {
  title: 'خطوات التسجيل',
  text: [
    'الولد الذي قُبل لم يُسجَّل بعد. عندما تتسلّمون رسالة القبول، يرجى تسجيل ولدكم خلال خمسة أيام.',
    'يُدفع عند التسجيل رسم التسجيل، ويُحسم من الدفعة الأخيرة من القسط المدرسي.',
  ],
  notes: [{ title: 'التسجيل', text: ['خلال خمسة أيام بعد رسالة القبول.'] }],
};
