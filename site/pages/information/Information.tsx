import type { Prose } from '../parts/prose.ts';
import { applicationProcedure } from './applicationProcedure.tsx';
import { enrollmentPolicy } from './enrollmentPolicy.tsx';
import { entranceExams } from './entranceExams.tsx';
import { feePolicy } from './feePolicy.tsx';
import { guidingPrinciples } from './guidingPrinciples.tsx';
import { InformationPage } from './parts/InformationPage.tsx';
import { readinessAssessment } from './readinessAssessment.tsx';
import { registrationProcedure } from './registrationProcedure.tsx';
import { requiredDocuments } from './requiredDocuments.tsx';

const content: Prose = {
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

/** Admission information, in the order in which a family needs it. */
export function Information() {
  return <InformationPage content={content} />;
}
