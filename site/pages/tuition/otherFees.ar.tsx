import { Link } from 'wouter';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';

const fees = [
  { name: 'رسم تقديم الطلب', text: 'لا يُستردّ.' },
  { name: 'رسم القبول', text: 'لا يُستردّ.' },
  { name: 'رسم التسجيل', text: 'يُحسم من الدفعة الأخيرة من القسط المدرسي.' },
  {
    name: 'رسم النقل',
    text: (
      <>
        شهري. تجدون المزيد في صفحة <Link href="/Transportation">النقل</Link>.
      </>
    ),
  },
];

/** What is paid besides tuition. */
export const otherFees: ProseSection = { title: 'رسوم أخرى', body: <Terms terms={fees} /> };
