import { Link } from 'wouter';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';
import { singleFees } from './singleFees.ar.ts';

const fees = [
  ...singleFees,
  {
    name: 'رسم النقل',
    text: (
      <>
        شهري. تجدون المزيد في صفحة <Link href="/Transportation">النقل</Link>.
      </>
    ),
  },
];

/** Section: fees besides tuition. */
export const otherFees: ProseSection = { title: 'رسوم أخرى', body: <Terms terms={fees} /> };
