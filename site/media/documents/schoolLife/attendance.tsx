import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const attendance: DocumentSection = {
  id: 'attendance',
  title: 'Attendance',
  body: (
    <>
      <p>
        A day at school cannot be copied from somebody’s notes. We ask families to plan travel and appointments outside
        the school’s days, and to send a child who is well, rested and has had breakfast.
      </p>
      <Note title="A sick child">
        <p>stays at home. When to come back is written in the Health Office Policy and Procedures.</p>
      </Note>
      <ul>
        <li>
          <strong>An absence</strong> is announced to the division on its first day, and explained in writing on return.
        </li>
        <li>
          <strong>Lateness</strong> is entered at the door of the division. The learner joins the class quietly; when it
          becomes a habit, the division speaks with the family before it speaks of consequences.
        </li>
        <li>
          <strong>Work missed</strong> is made up. The teachers say what matters most; the learner asks for it.
        </li>
        <li>
          <strong>Leave for several days</strong> is requested in writing and in advance from the head of the division.
        </li>
      </ul>
    </>
  ),
};
