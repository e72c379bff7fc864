import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const services: DocumentSection = {
  id: 'services',
  title: 'Services around the lessons',
  body: (
    <>
      <p>
        There are five services beside the divisions. To ask for one of them, write to the school or speak with the head
        of the division; learners can ask their teachers, too.
      </p>
      <Table
        caption="The services, and what they are for"
        head={['Service', 'What it is for']}
        rows={[
          ['Health', 'Care during the school day, and planning for learners with a lasting condition.'],
          [
            'Counseling',
            'Somebody who listens, and help in conflict, in grief and with plans for the time after school.',
          ],
          ['Learning Support', 'Help for learners who learn in a way of their own.'],
          ['After School', 'The hours after the last session. Ask what is offered this year.'],
          ['Transportation', 'The school bus, for a monthly fee.'],
        ]}
      />
      <Note title="Transport fee">
        <p>Transport is paid by a monthly fee. The {facts.accountsOffice} tells you how much it is.</p>
      </Note>
      <h3>On the bus</h3>
      <p>
        This protocol also applies on the bus. We ask learners to stay seated, to fasten the belt where there is one, to
        keep the aisle free and to follow the word of the adult in charge; and families to be at the stop in time, to
        name the person who meets a young child there, and to ask in writing for a change of stop.
      </p>
    </>
  ),
};
