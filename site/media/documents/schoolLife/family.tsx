import * as facts from 'virtual:facts/en';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const family: DocumentSection = {
  id: 'family',
  title: 'Family and school',
  body: (
    <>
      <p>
        A child who hears one language of respect at home and at school learns it sooner. We would like to write when
        there is something to praise as well. When there is something to settle, we ask you to come first to the person
        nearest to the matter.
      </p>
      <Table
        caption="Whom to speak to"
        head={['About', 'First', 'Then']}
        rows={[
          ['A lesson, homework, a mark', 'The teacher', 'The head of the division'],
          ['How your child is', 'The adviser', 'The Counseling service'],
          ['Behaviour or a quarrel', 'The adviser', 'The head of the division'],
          ['Illness, allergy, medicine', `The ${facts.healthOffice}`, 'The head of the division'],
          ['Buses', 'The Transportation service', 'The Administration'],
          ['Fees and instalments', `The ${facts.accountsOffice}`, 'The Administration'],
          ['A decision you find unjust', 'Whoever made it', 'The head of the division, then the Principal'],
        ]}
      />
      <Table
        caption="Dates to keep in mind"
        head={['When', 'What']}
        rows={[
          [facts.instalments, `The ${facts.monthlyInstalments} of tuition; the final one less the registration fee`],
          [facts.discountMonth, `${facts.discount}% less if all tuition is paid before the end of the month`],
          [`Before ${facts.hardshipRequests}`, 'Written requests because of financial difficulty'],
          [facts.exams, 'Entrance exams'],
        ]}
      />
    </>
  ),
};
