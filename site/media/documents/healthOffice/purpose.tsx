import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const purpose: DocumentSection = {
  id: 'purpose',
  title: 'What the Health Office is for',
  body: (
    <>
      <p className="lead">
        A child who feels well learns well; a child who does not should find a calm room, a kind face and somebody who
        knows what to do. That is the Health Office.
      </p>
      <Note title="Not a clinic">
        <p>
          The Health Office gives first care. It makes no diagnosis and does not replace your child’s own physician.
        </p>
      </Note>
      <p>
        It serves every learner from KG 1 to the Senior year, and the staff. It looks after those who fall ill or are
        hurt during the day, keeps the health records, prepares care plans with families, watches over hygiene in the
        house, and teaches health in the classes together with the teachers.
      </p>
      <p>Four principles guide it:</p>
      <ul>
        <li>The learner’s safety comes before everything else, the timetable included.</li>
        <li>The family is told, soon and plainly.</li>
        <li>What is known here stays here, as far as safety allows.</li>
        <li>Nothing is given and nothing is done without the consent it needs.</li>
      </ul>
    </>
  ),
};
