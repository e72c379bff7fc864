import type { Prose } from '../parts/prose.ts';
import { applicationProcedure } from './applicationProcedure.ar.tsx';
import { enrollmentPolicy } from './enrollmentPolicy.ar.tsx';
import { entranceExams } from './entranceExams.ar.tsx';
import { feePolicy } from './feePolicy.ar.tsx';
import { guidingPrinciples } from './guidingPrinciples.ar.tsx';
import { InformationPage } from './parts/InformationPage.tsx';
import { readinessAssessment } from './readinessAssessment.ar.tsx';
import { registrationProcedure } from './registrationProcedure.ar.tsx';
import { requiredDocuments } from './requiredDocuments.ar.tsx';

const content: Prose = {
  title: 'معلومات القبول',
  description:
    'كيف يلتحق الولد بالمدرسة: من يمكنه تقديم الطلب، واستمارة القبول، وتقييم الجهوزية وامتحانات الدخول، وقرارنا، والتسجيل والرسوم.',
  eyebrow: 'القبول',
  lead: 'من يمكنه تقديم الطلب، وما نطلبه، وما يتبع ذلك ومتى، وما يُدفع. اقرأوا من البداية، أو انتقلوا مباشرة إلى ما يهمّكم.',
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
