import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const emergencies: DocumentSection = {
  id: 'emergencies',
  title: 'Accidents and emergencies',
  apart: true,
  body: (
    <>
      <p>Whoever is present first should begin. Nobody should be blamed for having called for help too early.</p>
      <Table
        caption="What we ask of whom, in this order"
        head={['Whom', 'What we ask']}
        rows={[
          [
            'The adult present',
            `To stay with the learner, to send somebody for the ${facts.healthOffice}, and to keep the rest calm and away.`,
          ],
          [`The ${facts.healthOffice}`, 'To give first aid, and to decide whether help from outside is needed.'],
          [
            'The office of the division',
            'To call the rescue service when asked to, and to send somebody to the gate to lead it in.',
          ],
          [`The ${facts.healthOffice}`, 'To tell the family what happened, how the child is and where they are going.'],
          ['An adult of the school', 'To go with the learner, and to stay until the family is there.'],
          [
            'The head of the division',
            'To hear what happened, to have it written down, and to see what should change.',
          ],
        ].map(([who, task], i) => [`${i + 1}. ${who}`, task])}
      />
      <Note title="Consent">
        <p>
          The slip at the end asks whether the school may seek emergency care at once when you cannot be reached. Life
          comes first in any case.
        </p>
      </Note>
      <p>
        When minutes count, a rescue service is to be called before the family. We ask everyone at school to know where
        the first-aid box is, and which way leads out of the building.
      </p>
      <p>The Administration tells you which insurance applies to a treatment outside the school.</p>
    </>
  ),
};
