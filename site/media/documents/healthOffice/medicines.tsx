import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const medicines: DocumentSection = {
  id: 'medicines',
  title: 'Medicines at school',
  body: (
    <>
      <p>
        Medicines are best taken at home. Where one must be taken during the day, please ask the {facts.healthOffice}{' '}
        first whether and how it can be given. For this we ask for:
      </p>
      <ul>
        <li>a physician’s written instruction, with the learner’s name, the medicine, how, when and until when;</li>
        <li>the written consent of a parent or guardian (the slip is at the end of this document);</li>
        <li>the original package, in date, with the learner’s name on it;</li>
        <li>an adult who hands it over to the {facts.healthOffice} and fetches what is left.</li>
      </ul>
      <Note title="In bags">
        <p>
          Please put no medicine into a learner’s bag, except one for emergencies that was agreed with the Health
          Office.
        </p>
      </Note>
      <p>
        Every medicine that is given should be written down, and the family told if anything unusual is seen. We ask all
        members of staff to give no medicine, however common, outside these rules, and learners to give none to one
        another.
      </p>
    </>
  ),
};
