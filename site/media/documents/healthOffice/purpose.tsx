import * as facts from 'virtual:facts/en';
import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const purpose: DocumentSection = {
  id: 'purpose',
  title: `What the ${facts.healthOffice} is for`,
  body: (
    <>
      <p className="lead">
        A child who feels well learns well. A child who does not should find a calm room, a kind face and somebody who
        knows what to do. That is what the {facts.healthOffice} is for.
      </p>
      <Note title="Not a clinic">
        <p>
          The {facts.healthOffice} gives first care. It makes no diagnosis and does not replace your child’s own
          physician.
        </p>
      </Note>
      <p>
        It is there for every learner from KG 1 to the Senior year. Its tasks are to look after those who fall ill or
        are hurt during the day, to keep the health information that families give, and to plan with them what a lasting
        condition asks for.
      </p>
      <p>Four principles are to guide it:</p>
      <ul>
        <li>The learner’s safety comes before everything else, the timetable included.</li>
        <li>The family should be told, soon and plainly.</li>
        <li>What is known here should stay here, as far as safety allows.</li>
        <li>Nothing should be given and nothing done without the consent that it needs.</li>
      </ul>
    </>
  ),
};
