import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const learning: DocumentSection = {
  id: 'learning',
  title: 'Learning and assessment',
  body: (
    <>
      <Note title="STEAM">
        <p>Science, technology, engineering, the arts and mathematics as one field, from {facts.steamYears}.</p>
      </Note>
      <p>
        Lessons ask for attention, questions and work with one’s own hands. From {facts.steamYears} the STEAM programme
        brings subjects together. Grade 9 ends with the Brevet exams; the Secondary years follow a credit course system.
      </p>
      <h3>Work at home</h3>
      <p>
        Homework should be short, clear, connected with the lesson, and the learner’s own. A parent helps best with a
        quiet table and a question, not with the answer. We ask learners who cannot finish to write down how far they
        came and what was hard.
      </p>
      <h3>Assessment</h3>
      <p>
        A mark says where a piece of work stands, never what a child is worth. We ask teachers to explain beforehand
        what is assessed, to return work with a word on the next step, and to speak early with families when a learner
        falls behind.
      </p>
      <h3>Honest work</h3>
      <p>
        We ask everyone to name their sources, even when the source is a machine. Work that was copied, or that somebody
        or something else has made, should be done again, after a talk about trust; when it happens a second time, we
        would like to speak with the family.
      </p>
    </>
  ),
};
