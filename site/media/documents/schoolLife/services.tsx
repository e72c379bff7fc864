import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const services: DocumentSection = {
  id: 'services',
  title: 'Services around the lessons',
  body: (
    <>
      <p>
        Five services stand beside the divisions. A family may ask for any of them through the adviser or the head of
        the division; so may the learner.
      </p>
      <Table
        caption="The services, and what they are for"
        head={['Service', 'What it is for']}
        rows={[
          ['Health', 'First care, health records, and care plans for learners with a lasting condition.'],
          ['Counseling', 'A confidential ear, help in conflict and in grief, and advice on what comes after school.'],
          ['Learning Support', 'For learners who learn differently: early attention, a plan, and regular review.'],
          ['After School', 'Supervised study, clubs, arts and sport when the last session is over.'],
          ['Transportation', 'Buses between home and school, for a monthly fee.'],
        ]}
      />
      <Note title="Transport fee">
        <p>
          Transport is paid by a monthly fee. The Accounts Office tells you what it is for your address, before you
          decide.
        </p>
      </Note>
      <h3>On the bus</h3>
      <p>
        The protocol rides along. Learners sit, keep their belt fastened and the aisle free, and follow the word of the
        escort. They are at their stop in time and are met there by the person whom the family has named. A change of
        stop is requested in writing.
      </p>
    </>
  ),
};
