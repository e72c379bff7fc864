import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const portrait: DocumentSection = {
  id: 'portrait',
  title: 'A portrait, not a measure',
  body: (
    <>
      <p className="lead">
        Somebody who enters Preschool at three and leaves the Secondary Division as a young adult has spent more waking
        hours with us than anywhere else but home. What kind of person do we hope to see go out of the door?
      </p>
      <Note title="Who uses it">
        <p>
          Teachers when they plan, advisers when they talk, families at home, and learners when they look at themselves.
        </p>
      </Note>
      <p>
        This profile is our answer in eight words. It describes a direction, so nobody is graded by it and nobody
        completes it, the adults of the school included. It gives us a common language: a teacher in KG 2 and a teacher
        of Seniors mean the same when they say that a learner is <em>steady</em>.
      </p>
      <p>
        Two convictions stand behind it. A child is a whole person: mind, body, heart and spirit grow together or not
        well. And education transforms: whoever has really learned something sees the world otherwise, and owes it
        something.
      </p>
    </>
  ),
};
