import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const visit: DocumentSection = {
  id: 'visit',
  title: 'A visit, step by step',
  body: (
    <>
      <p>This is the way that we would like a visit to take.</p>
      <ol>
        <li>
          <strong>The learner tells an adult.</strong> The teacher notes the time. We ask that young children, and
          learners who feel faint, do not come alone.
        </li>
        <li>
          <strong>The {facts.healthOffice} receives the learner,</strong> asks, looks and gives first care: rest, water,
          a clean dressing, something cold on a bump.
        </li>
        <li>
          <strong>It decides with care</strong> whether the learner goes back to class, rests a while or goes home.
        </li>
        <li>
          <strong>It informs the family</strong> of an injury to the head, of a fever and of anything else that may need
          a physician.
        </li>
        <li>
          <strong>It writes down</strong> what was seen and done, and lets the teacher know.
        </li>
      </ol>
      <Note title="Going home ill">
        <p>We ask the family, or a person whom it has named in writing, to fetch a learner who is ill.</p>
      </Note>
      <p>
        Please make sure that the school can always reach somebody: you, or one of the persons whom you have named for
        the record.
      </p>
    </>
  ),
};
