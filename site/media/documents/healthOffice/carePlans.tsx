import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const carePlans: DocumentSection = {
  id: 'care-plans',
  title: 'Allergies and lasting conditions',
  body: (
    <>
      <p>
        Asthma, diabetes, epilepsy, a severe allergy, a disability, a heart that needs watching: please tell the Health
        Office before your child’s first day. It will ask you, and with your consent the physician, to write a care plan
        together.
      </p>
      <Note title="Renewed">
        <p>We ask you to look at the plan again at the beginning of the school year, and after every emergency.</p>
      </Note>
      <p>
        The plan should say on one page what the learner can do alone, what helps every day, what a bad moment looks
        like, and what is to be done then and in which order. With your consent, those who look after the learner are
        told the part that concerns them: teachers, the adult on the bus, whoever leads a trip.
      </p>
      <p>
        We ask that food is not shared in classes where somebody has a severe allergy. Where a learner needs more time,
        another seat or another way through the day, Learning Support and Counseling can be asked to join the plan.
      </p>
    </>
  ),
};
