import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const schoolDay: DocumentSection = {
  id: 'school-day',
  title: 'The school day',
  body: (
    <>
      <p>
        From {facts.schoolDayYears} the day has {facts.schoolDay}. A daily advisory session of {facts.advisoryMinutes}{' '}
        minutes belongs to it. Preschool has a rhythm of its own. Secondary learners follow a credit course system, so
        their days may differ with the courses they take.
      </p>
      <Table
        caption="The five divisions and their day"
        head={['Division', 'Years', 'Ages', 'The day']}
        rows={[
          ['Preschool', facts.preschoolYears, facts.preschoolAges, 'A rhythm of its own'],
          ['Lower Elementary', facts.lowerElementaryYears, facts.lowerElementaryAges, `${facts.schoolDay}`],
          ['Upper Elementary', facts.upperElementaryYears, facts.upperElementaryAges, `${facts.schoolDay}`],
          [
            'Intermediate',
            facts.intermediateYears,
            facts.intermediateAges,
            `${facts.schoolDay}; the Brevet at the end of Grade 9`,
          ],
          ['Secondary', 'Sophomore, Junior, Senior', '', 'Credit course system'],
        ]}
      />
      <Note title="Advisory">
        <p>
          Every day, {facts.advisoryMinutes} minutes: for a greeting, for a look at the day, and for what is on a
          learner’s mind.
        </p>
      </Note>
      <h3>Coming</h3>
      <p>
        We ask learners to be in their place, with what they need, when the first session begins. The office of the
        division tells you the hours of the day.
      </p>
      <h3>Recess</h3>
      <p>
        Both recesses are for moving, eating, talking and fresh air. We ask learners to stay where an adult of the
        school can see them, and to leave room for those who play ball and for those who want quiet.
      </p>
      <h3>Going home</h3>
      <p>
        If your child has to leave before the last session, please ask the division in writing. Please name in writing,
        too, the persons who may fetch a younger child.
      </p>
    </>
  ),
};
