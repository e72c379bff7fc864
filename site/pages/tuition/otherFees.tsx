import { Link } from 'wouter';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';
import { singleFees } from './singleFees.ts';

const fees = [
  ...singleFees,
  {
    name: 'Transport fee',
    text: (
      <>
        Monthly. More on the page about <Link href="/Transportation">Transportation</Link>.
      </>
    ),
  },
];

/** Section: fees besides tuition. */
export const otherFees: ProseSection = { title: 'Other Fees', body: <Terms terms={fees} /> };
