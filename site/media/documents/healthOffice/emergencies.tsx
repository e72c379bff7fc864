import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const emergencies: DocumentSection = {
  id: 'emergencies',
  title: 'Accidents and emergencies',
  body: (
    <>
      <p>Whoever is present first begins. Nobody is blamed for having called for help too early.</p>
      <Table
        caption="Who does what, in this order"
        head={['Who', 'Does']}
        rows={[
          [
            'The adult present',
            'Stays with the learner, sends two others for the Health Office, keeps the rest calm and away.',
          ],
          [
            'The Health Office',
            'Comes with the emergency bag, gives first aid, decides whether help from outside is needed.',
          ],
          [
            'The office of the division',
            'Calls the rescue service when asked to, and sends somebody to the gate to lead it in.',
          ],
          ['The Health Office', 'Informs the family: what happened, how the child is, where they are going.'],
          [
            'An adult of the school',
            'Goes with the learner, with the health record, and stays until the family is there.',
          ],
          ['The head of the division', 'Hears what happened, sees that it is written down, and what must change.'],
        ].map(([who, does], i) => [`${i + 1}. ${who}`, does])}
      />
      <Note title="Consent">
        <p>
          The slip at the end lets the school seek emergency care at once when you cannot be reached. Life comes first
          in any case.
        </p>
      </Note>
      <p>
        First-aid boxes stand where they may be needed, and are checked regularly. Staff practise first aid; everyone
        practises leaving the building. Rescue services are called before the family when minutes count.
      </p>
      <p>
        Costs of treatment outside the school are settled according to the family’s or the school’s insurance; the
        Administration explains which applies.
      </p>
    </>
  ),
};
