// Texts of components that pages without a form share, in Arabic.
import { arabicNumber } from '../arabicNumber.ts';
import type { InPagesWords } from '../words.ts';

export const inPages: InPagesWords = {
  onThisPage: 'في هذه الصفحة',
  notes: (title) => `ملاحظات: ${title}`,
  writeTo: (office) => `اكتبوا إلى ${office}`,
  orCall: (office) => ['أو اتصلوا على الرقم ', ` واطلبوا ${office}.`],
  comma: '، ',
  number: arabicNumber,
  pages: (count) => `${arabicNumber(count)} ${count > 10 ? 'صفحة' : 'صفحات'}`,
  kilobytes: (count) => `${arabicNumber(count)} كيلوبايت`,
  division: { name: 'القسم', years: 'الصفوف', ages: 'الأعمار' },
};
