import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const practised: DocumentSection = {
  id: 'practised',
  title: 'Where it can be practised',
  body: (
    <>
      <Note title={`${facts.advisoryMinutes} minutes a day`}>
        <p>The advisory session belongs to every day. It is small on the timetable and large in a childhood.</p>
      </Note>
      <p>
        Nobody becomes generous from a lesson on generosity. The eight words grow where something real is at stake, in
        the ordinary places of a school day.
      </p>
      <Table
        caption="Places, and what can grow there"
        head={['Place', 'What happens', 'Which words']}
        rows={[
          ['Advisory', `${facts.advisoryMinutes} minutes every day: talk, plans, worries.`, 'Attentive, steady'],
          [
            'Lessons',
            `${facts.schoolDay} from ${facts.schoolDayYears}; courses for credit after that.`,
            'Able, truthful',
          ],
          ['STEAM', `Five fields in one, from ${facts.steamYears}.`, 'Curious, able'],
          ['Recess', 'Games, quarrels, peace.', 'Free, generous'],
          ['Feasts and prayer', 'The year of the Church.', 'Rooted, attentive'],
          ['Service', 'Something done for others.', 'Generous, rooted'],
          ['After School', 'Time to finish, to practise and to play.', 'Steady, curious'],
        ]}
      />
      <p>
        Some learners need a path of their own. Learning Support and Counseling are there to help them find it: the
        profile is the same for all, the way to it is not.
      </p>
    </>
  ),
};
