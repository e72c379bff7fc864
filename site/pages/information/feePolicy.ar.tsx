import { Link } from 'wouter';
import { FormLink } from '../parts/FormLink.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';
import { singleFees } from '../tuition/singleFees.ar.ts';

const fees = [
  ...singleFees,
  {
    name: 'القسط المدرسي',
    text: 'عشر دفعات شهرية، من آب إلى أيار. ولمن يسدّد القسط كاملًا قبل نهاية أيلول حسم قدره ٥٪.',
  },
  { name: 'النقل', text: 'رسم شهري لمن يستقلّ باص المدرسة.' },
];

/** Section: fees and refunds. */
export const feePolicy: ProseSection = {
  title: 'سياسة الرسوم',
  body: (
    <>
      <Terms terms={fees} />
      <p>
        لا نذكر المبالغ هنا؛ يرجى سؤال مكتب المحاسبة عن مبالغ السنة المقبلة. أما الدفعات العشر، شهرًا بشهر، فتجدونها في
        صفحة <Link href="/Tuition">الأقساط المدرسية</Link>.
      </p>
    </>
  ),
  notes: [
    {
      title: 'الصعوبات المالية',
      text: ['يرجى إعلامنا بها خطيًّا قبل ٣١ تشرين الأول.'],
    },
    {
      title: 'المساعدة المالية',
      body: (
        <p>
          تُعطى بحسب الحاجة للمتعلّمين الذين أمضوا في مدرستنا سنة واحدة على الأقل. وتجدون شروطها في أول{' '}
          <FormLink to="aid" />.
        </p>
      ),
    },
  ],
};
