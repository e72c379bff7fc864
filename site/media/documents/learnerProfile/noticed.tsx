import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const noticed: DocumentSection = {
  id: 'noticed',
  title: 'How we notice it',
  body: (
    <>
      <p>We do not mark character. We notice it, name it, and talk about it.</p>
      <ul>
        <li>
          <strong>Teachers describe.</strong> “When the model broke, she drew a new plan” says more than “good effort”.
        </li>
        <li>
          <strong>Learners collect.</strong> A folder keeps work that shows a step: the first draft beside the last.
        </li>
        <li>
          <strong>Advisers ask.</strong> Once in a while, three questions: What grew? What cost you something? What
          next?
        </li>
        <li>
          <strong>Families answer.</strong> You see your child where we do not. What you tell us belongs to the picture.
        </li>
      </ul>
      <Note title="Kept in confidence">
        <p>What a learner writes about himself or herself is shown to nobody without his or her consent.</p>
      </Note>
      <p>
        When a conversation shows that a learner is unhappy or in danger, the adviser does not keep it alone: the
        Counseling service is asked for help, and the family is told in a way that protects the child.
      </p>
    </>
  ),
};
