import { arabicNumber } from '../../words/arabicNumber.ts';
import { askNote } from '../parts/askNote.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Instalments } from './parts/Instalments.tsx';

/** Section: the ten instalments. */
export const tenInstalments: ProseSection = {
  title: 'عشر دفعات',
  body: (
    <Instalments
      head={['الرقم', 'الشهر', 'للتذكير']}
      number={arabicNumber}
      months={[
        ['آب'],
        ['أيلول', 'لمن يسدّد القسط كاملًا قبل نهاية الشهر حسم قدره ٥٪'],
        ['تشرين الأول', 'الطلبات بسبب صعوبات مالية، خطيًّا، قبل ٣١ تشرين الأول'],
        ['تشرين الثاني'],
        ['كانون الأول'],
        ['كانون الثاني'],
        ['شباط'],
        ['آذار'],
        ['نيسان'],
        ['أيار', 'الدفعة الأخيرة، بعد حسم رسم التسجيل'],
      ]}
    />
  ),
  notes: [
    { title: 'حسم ٥٪', text: ['إذا سُدّد القسط كاملًا قبل نهاية أيلول، يُمنح حسم قدره ٥٪.'] },
    {
      title: 'كم المبلغ؟',
      text: ['لا نذكر المبالغ هنا. يخبركم مكتب المحاسبة بمبالغ السنة المقبلة.'],
    },
    askNote('اسألونا', 'مكتب المحاسبة'),
  ],
};
