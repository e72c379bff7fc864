import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { financialAid } from './financialAid.tsx';
import { otherFees } from './otherFees.tsx';
import { tenInstalments } from './tenInstalments.tsx';

const content: Prose = {
  title: 'Tuition and Instalments',
  description:
    'Tuition is paid in ten monthly instalments, from August through May, with 5% discount for early payment; other fees, financial difficulty and financial aid.',
  eyebrow: 'Admission',
  lead: 'Tuition is paid in ten monthly instalments, from August through May. Whoever pays it all early pays less, and whoever is in difficulty should tell us in time.',
  sections: [
    tenInstalments,
    otherFees,
    {
      title: 'In Financial Difficulty',
      text: [
        'Years are not all alike. If your family is in financial difficulty, please write to the school and say what you ask for, rather than wait until the instalments pile up.',
        'Such requests are made in writing, before October 31.',
      ],
      notes: [{ title: 'In writing', text: ['Requests because of financial difficulty, before October 31.'] }],
    },
    financialAid,
  ],
};

/** Tuition: instalments, discount, other fees, financial aid. */
export function Tuition() {
  return <ProsePage content={content} />;
}
