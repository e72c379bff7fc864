import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { financialAid } from './financialAid.ar.tsx';
import { otherFees } from './otherFees.ar.tsx';
import { tenInstalments } from './tenInstalments.ar.tsx';

const content: Prose = {
  title: 'الأقساط المدرسية',
  description:
    'يُدفع القسط المدرسي على عشر دفعات شهرية، من آب إلى أيار، مع حسم قدره ٥٪ لمن يسدّده باكرًا؛ والرسوم الأخرى، والصعوبات المالية، والمساعدة المالية.',
  eyebrow: 'القبول',
  lead: 'يُدفع القسط المدرسي على عشر دفعات شهرية، من آب إلى أيار. من يسدّده كلّه باكرًا يدفع أقلّ، ومن كان في ضيق فليخبرنا في حينه.',
  sections: [
    tenInstalments,
    otherFees,
    {
      title: 'في الصعوبات المالية',
      text: [
        'السنوات لا تتشابه. إذا كانت عائلتكم تمرّ بصعوبات مالية، فاكتبوا إلى المدرسة وقولوا ما تطلبونه، ولا تنتظروا حتى تتراكم الدفعات.',
        'تُقدَّم هذه الطلبات خطيًّا، قبل ٣١ تشرين الأول.',
      ],
      notes: [{ title: 'خطيًّا', text: ['الطلبات بسبب صعوبات مالية، قبل ٣١ تشرين الأول.'] }],
    },
    financialAid,
  ],
};

/** Tuition: instalments, discount, other fees, financial aid. */
export function Tuition() {
  return <ProsePage content={content} />;
}
