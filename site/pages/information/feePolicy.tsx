import { Link } from 'wouter';
import { FormLink } from '../parts/FormLink.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Terms } from '../parts/Terms.tsx';
import { singleFees } from '../tuition/singleFees.ts';

const fees = [
  ...singleFees,
  {
    name: 'Tuition',
    text: 'Ten monthly instalments, from August through May. A discount of 5% if all of it is paid before the end of September.',
  },
  { name: 'Transport', text: 'A monthly fee, for those who ride on the school bus.' },
];

/** Section: fees and refunds. */
export const feePolicy: ProseSection = {
  title: 'Fee Policy',
  body: (
    <>
      <Terms terms={fees} />
      <p>
        The amounts are not printed here; please ask the Accounts Office for those of the coming year. The ten
        instalments, month by month, are on the page <Link href="/Tuition">Tuition and Instalments</Link>.
      </p>
    </>
  ),
  notes: [
    {
      title: 'Financial difficulty',
      text: ['Please tell us in writing, before October 31.'],
    },
    {
      title: 'Financial aid',
      body: (
        <p>
          It is given according to need, to learners who have been at our school for at least one year. The{' '}
          <FormLink to="aid" /> opens with its conditions.
        </p>
      ),
    },
  ],
};
