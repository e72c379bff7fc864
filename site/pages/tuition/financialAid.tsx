import { FormLink } from '../parts/FormLink.tsx';
import { Points } from '../parts/Points.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: who can apply for financial aid, and its conditions. */
export const financialAid: ProseSection = {
  title: 'Conditions of Financial Aid',
  text: [
    'Financial aid is given according to need, for one year at a time, and it is tied to the learner’s performance and behaviour. One application may name up to four learners of a family.',
  ],
  body: (
    <>
      <h3>Who can apply</h3>
      <Points
        points={[
          'The learner has been at our school for at least one year.',
          'Children of staff or of the parents’ committee are not eligible.',
          'Learners who hold a scholarship are not eligible.',
        ]}
      />
      <h3>What we ask of you</h3>
      <Points
        points={[
          'Applications that are not complete are not processed.',
          'You certify that what you tell us is true, and the school may verify it. False statements lead to the loss of the aid.',
          'A social worker may visit your home.',
        ]}
      />
      <h3>How aid is given</h3>
      <Points
        points={[
          'Everything that you tell us is confidential.',
          'Aid is given for one year at a time. It may be withdrawn if the learner’s academic or disciplinary standing is not kept.',
        ]}
      />
      <p>
        <FormLink className="button" to="aid">
          Open the Financial Aid Application
        </FormLink>
      </p>
    </>
  ),
  notes: [
    {
      title: 'Have at hand',
      text: [
        'An income statement, a school certificate and one further document, each as PDF, JPG, JPEG or PNG.',
        'For each learner, the year of admission to our school and the current grade.',
        'Occupation, employer, address and telephone of both parents or guardians, and the ages of all who depend on the family’s income.',
      ],
    },
  ],
};
