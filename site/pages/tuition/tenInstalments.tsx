import { askNote } from '../parts/askNote.tsx';
import type { ProseSection } from '../parts/prose.ts';
import { Instalments } from './parts/Instalments.tsx';

/** Section: the ten instalments. */
export const tenInstalments: ProseSection = {
  title: 'Ten Instalments',
  body: (
    <Instalments
      head={['No.', 'Month', 'To remember']}
      number={String}
      months={[
        ['August'],
        ['September', 'Pay all tuition before the end of the month, and there is a discount of 5%'],
        ['October', 'Requests because of financial difficulty, in writing, before October 31'],
        ['November'],
        ['December'],
        ['January'],
        ['February'],
        ['March'],
        ['April'],
        ['May', 'The final instalment, less the registration fee'],
      ]}
    />
  ),
  notes: [
    { title: '5% less', text: ['If all tuition is paid before the end of September, there is a discount of 5%.'] },
    {
      title: 'How much?',
      text: ['The amounts are not printed here. The Accounts Office tells you those of the coming year.'],
    },
    askNote('Ask us', 'Accounts Office'),
  ],
};
