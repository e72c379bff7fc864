import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const practised: DocumentSection = {
  id: 'practised',
  title: 'Where it is practised',
  body: (
    <>
      <Note title="15 minutes a day">
        <p>The advisory session belongs to every day. It is small on the timetable and large in a childhood.</p>
      </Note>
      <p>
        Nobody becomes generous from a lesson on generosity. The eight words grow where something real is at stake, in
        the ordinary places of a school day.
      </p>
      <Table
        caption="Places and what grows there"
        head={['Place', 'What happens', 'Which words']}
        rows={[
          ['Advisory', 'The same adviser, the same few, every day: talk, plans, worries.', 'Attentive, steady'],
          ['Lessons', 'Eight sessions from Grade 1 to Grade 9; courses for credit after that.', 'Able, truthful'],
          ['STEAM', 'Projects across subjects, Grades 3 to 8, built and shown.', 'Curious, able'],
          ['Recess', 'Two a day: games, quarrels, peace.', 'Free, generous'],
          ['Feasts and prayer', 'The year of the Church, open to all who are here.', 'Rooted, attentive'],
          ['Service', 'Work for others, in the school first, then around it.', 'Generous, rooted'],
          ['After School', 'Clubs, arts, sport and supervised study.', 'Steady, curious'],
        ]}
      />
      <p>
        Some learners need a path of their own. Learning Support and Counseling help to find it; the profile is the same
        for all, the way to it is not.
      </p>
    </>
  ),
};
