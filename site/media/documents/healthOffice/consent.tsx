import * as facts from 'virtual:facts/en';
import { Blank } from '../Blank.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const consent: DocumentSection = {
  id: 'consent',
  title: 'Consent of the family',
  apart: true,
  body: (
    <>
      <p>
        We ask you to fill in this slip for each child, at registration and at the beginning of every school year.
        Please tick what you agree to.
      </p>
      <div className="blanks">
        <Blank label="Learner’s name" />
        <Blank label="Grade" />
        <Blank label="Date of birth" />
        <Blank label="Blood type" />
        <Blank label="First person to reach, and telephone" />
        <Blank label="Second person to reach, and telephone" />
        <Blank label="The child’s physician, and telephone" />
        <Blank label="Persons who may fetch the child" />
      </div>
      <div className="wide">
        <Blank label="Allergies, conditions, operations, medicines taken regularly" lines={2} />
        <ul className="boxes">
          <li>The {facts.healthOffice} may give my child first care.</li>
          <li>If I cannot be reached, the school may seek emergency medical care for my child.</li>
          <li>The {facts.healthOffice} may give the medicine named in the enclosed instruction of a physician.</li>
          <li>What my child’s teachers must know for his or her safety may be told to them.</li>
        </ul>
      </div>
      <div className="blanks">
        <Blank label="Name and signature of a parent or guardian" />
        <Blank label="Date" />
      </div>
    </>
  ),
};
