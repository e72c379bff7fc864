import { askNote } from '../parts/askNote.tsx';
import type { ProseSection } from '../parts/prose.ts';

const months = [
  { month: 'August', remember: '' },
  { month: 'September', remember: 'Pay all tuition before the end of the month, and there is a discount of 5%' },
  { month: 'October', remember: 'Requests because of financial difficulty, in writing, before October 31' },
  { month: 'November', remember: '' },
  { month: 'December', remember: '' },
  { month: 'January', remember: '' },
  { month: 'February', remember: '' },
  { month: 'March', remember: '' },
  { month: 'April', remember: '' },
  { month: 'May', remember: 'The final instalment, less the registration fee' },
];

/** The ten instalments as a table to be kept. */
export const instalments: ProseSection = {
  title: 'Ten Instalments',
  body: (
    <table className="instalments">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">Month</th>
          <th scope="col">To remember</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, remember }, i) => (
          <tr key={month}>
            <td>{i + 1}</td>
            <th scope="row">{month}</th>
            <td>{remember}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
