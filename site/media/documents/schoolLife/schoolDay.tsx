import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const schoolDay: DocumentSection = {
  id: 'school-day',
  title: 'The school day',
  body: (
    <>
      <p>
        From Grade 1 to Grade 9 the day has eight sessions and two recesses. A daily advisory session of 15 minutes
        belongs to it. Preschool keeps the rhythm of small children: short activities, play, rest and meals in turn.
        Secondary learners follow a credit course system, so their days differ with the courses they take.
      </p>
      <Table
        caption="The five divisions and their day"
        head={['Division', 'Years', 'Ages', 'The day']}
        rows={[
          ['Preschool', 'KG 1 to KG 3', '3–5', 'Activities, play and rest, in turn'],
          ['Lower Elementary', 'Grades 1 to 3', '6–8', '8 sessions, 2 recesses'],
          ['Upper Elementary', 'Grades 4 to 6', '9–11', '8 sessions, 2 recesses'],
          ['Intermediate', 'Grades 7 to 9', '12–15', '8 sessions, 2 recesses; the Brevet at the end of Grade 9'],
          ['Secondary', 'Sophomore, Junior, Senior', '', 'Credit course system'],
        ]}
      />
      <Note title="Advisory">
        <p>
          Every day, 15 minutes with the same adviser and the same small group: a greeting, a look at the day, and time
          for what is on a learner’s mind.
        </p>
      </Note>
      <h3>Coming</h3>
      <p>
        Learners are in their place, with what they need, when the first session begins. Each division tells its
        families the hours of the day in writing before the year starts, and again if they change.
      </p>
      <h3>Recess</h3>
      <p>
        Both recesses are for moving, eating, talking and fresh air. Learners stay in the yard of their division, where
        an adult of the school is always present. Ball games have their corner; so has whoever wants quiet.
      </p>
      <h3>Going home</h3>
      <p>
        Nobody leaves the school before the last session without a written request from the family and the consent of
        the division. Younger children are handed only to the persons whom the family has named in writing.
      </p>
    </>
  ),
};
