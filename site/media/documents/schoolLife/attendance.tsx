import * as facts from 'virtual:facts/en';
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
        <p>
          should stay at home. When to come back is written in the <em>{facts.healthOffice} Policy and Procedures</em>.
        </p>
      </Note>
      <ul>
        <li>
          <strong>An absence:</strong> please tell the division on the first day, and explain it in writing on return.
        </li>
        <li>
          <strong>Lateness:</strong> we ask learners to report to the division and to join the class quietly. When it
          becomes a habit, we would like to speak with the family before anybody speaks of consequences.
        </li>
        <li>
          <strong>Work missed</strong> should be made up. The learner asks for it, and the teachers say what matters
          most.
        </li>
        <li>
          <strong>Leave for several days:</strong> please ask the head of the division for it in writing and in advance.
        </li>
      </ul>
    </>
  ),
};
