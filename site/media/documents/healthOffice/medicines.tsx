import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const medicines: DocumentSection = {
  id: 'medicines',
  title: 'Medicines at school',
  body: (
    <>
      <p>
        Medicines are best taken at home. Where one must be taken during the day, the Health Office gives it, or watches
        while the learner takes it, under all of these conditions:
      </p>
      <ul>
        <li>a physician’s written instruction, with the learner’s name, the medicine, how, when and until when;</li>
        <li>the written consent of a parent or guardian (the slip is at the end of this document);</li>
        <li>the original package, in date, with the learner’s name on it;</li>
        <li>handed over by an adult to the Health Office, and fetched again by an adult.</li>
      </ul>
      <Note title="In bags">
        <p>No learner carries medicine, except an emergency one that the care plan says must stay at hand.</p>
      </Note>
      <p>
        Every time is written down. If one was missed or something unusual is seen, the family is told the same day. No
        member of staff gives any medicine, however common, outside these rules, and no learner gives one to another.
      </p>
    </>
  ),
};
