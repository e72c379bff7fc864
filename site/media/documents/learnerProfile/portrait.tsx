import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const portrait: DocumentSection = {
  id: 'portrait',
  title: 'A portrait, not a measure',
  body: (
    <>
      <p className="lead">
        Somebody who enters Preschool at three and leaves the Secondary Division as a young adult has spent a great part
        of his or her waking hours at school. What kind of person do we hope to see go out of the door?
      </p>
      <Note title="Whom it is for">
        <p>
          It is meant for teachers when they plan, for advisers when they talk, for families at home, and for learners
          when they look at themselves.
        </p>
      </Note>
      <p>
        This profile is our answer in eight words. It describes a direction, so nobody should be graded by it and nobody
        ever completes it, the adults of the school included. It is meant to give us a common language: a teacher in KG
        2 and a teacher of Seniors should mean the same thing when they say that a learner is <em>steady</em>.
      </p>
      <p>
        Two convictions stand behind it. A child is a whole person: mind, body, heart and spirit grow together, or they
        do not grow well. And education transforms: those who have really learned something see the world with other
        eyes, and owe it something.
      </p>
    </>
  ),
};
