import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const learning: DocumentSection = {
  id: 'learning',
  title: 'Learning and assessment',
  body: (
    <>
      <Note title="STEAM">
        <p>
          Science, technology, engineering, the arts and mathematics as one field: a programme of its own from Grade 3
          to Grade 8.
        </p>
      </Note>
      <p>
        Lessons ask for attention, questions and work with one’s own hands. From Grade 3 to Grade 8 the STEAM programme
        brings subjects together in projects that are built, tried, mended and shown. Grade 9 ends with the official
        Brevet exams; the Secondary years are taken in credit courses, chosen with an adviser.
      </p>
      <h3>Work at home</h3>
      <p>
        Homework is short, clear and connected with the lesson. It is the learner’s own. A parent helps best with a
        quiet table and a question, not with the answer. Whoever cannot finish writes down how far the work went and
        what was hard.
      </p>
      <h3>Assessment</h3>
      <p>
        A mark says where a piece of work stands, never what a child is worth. Teachers explain beforehand what is
        assessed, return work with a word on the next step, and speak early with families when a learner falls behind.
      </p>
      <h3>Honest work</h3>
      <p>
        We name our sources, also when the source is a machine. Copying, or passing off as one’s own what somebody or
        something else made, is answered by doing the work again and by a talk about trust; when it happens again, the
        family is called in.
      </p>
    </>
  ),
};
