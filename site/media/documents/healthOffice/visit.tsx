import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const visit: DocumentSection = {
  id: 'visit',
  title: 'A visit, step by step',
  body: (
    <>
      <ol>
        <li>
          <strong>The learner tells an adult.</strong> The teacher writes a note with the hour. Young children, and
          whoever feels faint, are accompanied.
        </li>
        <li>
          <strong>The Health Office receives the learner,</strong> asks, looks and gives first care: rest, water, a
          clean dressing, something cold on a bump.
        </li>
        <li>
          <strong>It decides with care</strong> whether the learner goes back to class, rests a while or goes home.
        </li>
        <li>
          <strong>It informs.</strong> The family of a younger child hears of every visit; all families hear of every
          injury to the head, every fever and everything that may need a physician.
        </li>
        <li>
          <strong>It writes down</strong> what was seen and done. The learner takes a slip back to the teacher.
        </li>
      </ol>
      <Note title="Going home ill">
        <p>
          A learner who is ill is fetched by the family or a person named by it in writing, and never sent home alone or
          by bus.
        </p>
      </Note>
      <p>
        If nobody in the family can be reached, the Health Office goes on trying, keeps the learner company, and if need
        be turns to the persons named in the record.
      </p>
    </>
  ),
};
