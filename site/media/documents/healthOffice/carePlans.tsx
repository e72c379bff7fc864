import { Note } from '../Note.tsx';
import type { DocumentSection } from '../SchoolDocument.ts';

export const carePlans: DocumentSection = {
  id: 'care-plans',
  title: 'Allergies and lasting conditions',
  body: (
    <>
      <p>
        Asthma, diabetes, epilepsy, a severe allergy, a disability, a heart that needs watching: none of these closes a
        door here. For each such learner the Health Office, the family and the physician write a care plan together.
      </p>
      <Note title="Renewed">
        <p>Every care plan is looked at again at the beginning of the school year and after every emergency.</p>
      </Note>
      <p>
        It says on one page what the learner can do alone, what helps every day, what a bad moment looks like, what is
        done then and in which order, and who has been shown how. Advisers, teachers of sport and the escort of the bus
        know the part that concerns them; so does whoever leads a trip.
      </p>
      <p>
        Food that others bring is not shared in classes with a severe allergy. Where a learner needs more time, another
        seat or another way through the day, Learning Support and Counseling join the plan.
      </p>
    </>
  ),
};
