import { Link } from 'wouter';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';

const fees = [
  { name: 'Application fee', text: 'Not refundable.' },
  { name: 'Admission fee', text: 'Not refundable.' },
  { name: 'Registration fee', text: 'Deducted from the final tuition instalment.' },
  {
    name: 'Transport fee',
    text: (
      <>
        Monthly. More on the page about <Link href="/Transportation">Transportation</Link>.
      </>
    ),
  },
];

/** What is paid besides tuition. */
export const otherFees: ProseSection = { title: 'Other Fees', body: <Terms terms={fees} /> };
