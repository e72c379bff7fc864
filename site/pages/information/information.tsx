import type { Prose } from '../parts/prose.ts';
import { applicationProcedure } from './applicationProcedure.tsx';
import { enrollmentPolicy } from './enrollmentPolicy.tsx';
import { entranceExams } from './entranceExams.tsx';
import { feePolicy } from './feePolicy.tsx';
import { guidingPrinciples } from './guidingPrinciples.tsx';
import { readinessAssessment } from './readinessAssessment.tsx';
import { registrationProcedure } from './registrationProcedure.tsx';
import { requiredDocuments } from './requiredDocuments.tsx';

/** What the page of admission says, in the order in which a family meets it. */
export const information: Prose = {
  title: 'Admission Information',
  description:
    'How a child joins the school: who can apply, the Admission Form, readiness assessment and entrance exams, our decision, registration and fees.',
  eyebrow: 'Admission',
  lead: 'Who can apply, what we ask, what follows and when, and what is paid. Read it from the top, or go straight to the part that you need.',
  sections: [
    enrollmentPolicy,
    guidingPrinciples,
    applicationProcedure,
    requiredDocuments,
    readinessAssessment,
    entranceExams,
    registrationProcedure,
    feePolicy,
  ],
};
