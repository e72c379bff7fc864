// Messages of the printed blank form.
import { joinWithOr } from '../../core/index.ts';
import type { BlankMessages } from '../texts.ts';

export const blankForm: BlankMessages = {
  print: 'طباعة',
  close: 'العودة إلى الاستمارة',
  attach: 'يرجى إرفاق نسخة.',
  computed: 'نحتسب هذا من إجاباتكم.',
  secret: 'يرجى عدم كتابة هذا على الورق: يُطلب في الصفحة فقط.',
  or: (titles) =>
    `(هذا، أو ${joinWithOr(
      'ar',
      titles.map((title) => `«${title}»`),
    )})`,
  titles: (titles) => titles.join(' / '),
  sometimes: '(فقط عند الاقتضاء)',
  formats: { date: 'يوم / شهر / سنة', time: 'ساعة : دقيقة', 'date-time': 'يوم / شهر / سنة، ساعة : دقيقة' },
  onlyIfAnswered: (title, except) => (except ? `(إلا إذا أجبتم عن «${title}»)` : `(فقط إذا أجبتم عن «${title}»)`),
  onlyIf: (title, values, except) => {
    const listed = joinWithOr('ar', values);
    return except ? `(إلا إذا كان جواب «${title}»: ${listed})` : `(فقط إذا كان جواب «${title}»: ${listed})`;
  },
};
