import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const noticed: DocumentSection = {
  id: 'noticed',
  title: 'How it can be noticed',
  body: (
    <>
      <p>Character should not be marked. It can be noticed, named and talked about.</p>
      <ul>
        <li>
          <strong>Teachers describe.</strong> “When the model broke, she drew a new plan” says more than “good effort”.
        </li>
        <li>
          <strong>Learners collect.</strong> A folder can keep work that shows a step: the first draft beside the last.
        </li>
        <li>
          <strong>Advisers ask.</strong> Three questions, now and then: What has grown? What was hard for you? What
          comes next?
        </li>
        <li>
          <strong>Families answer.</strong> You see your child where we do not. What you tell us is part of the picture.
        </li>
      </ul>
      <Note title="Kept in confidence">
        <p>What learners write about themselves is theirs. Please ask before you read it or show it.</p>
      </Note>
      <p>
        When a conversation shows that a learner is unhappy or in danger, we ask the adviser not to carry it alone, but
        to turn to Counseling for help; the family should be told in a way that protects the child.
      </p>
    </>
  ),
};
