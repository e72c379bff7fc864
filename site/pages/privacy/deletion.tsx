import { school } from '../../school.ts';
import { askNote } from '../parts/askNote.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: how a family requests a copy or the deletion of its answers. */
export const deletion: ProseSection = {
  title: 'To see, correct or delete it',
  body: (
    <>
      <p>
        Write to <a href={`mailto:${school.email}?subject=Privacy`}>{school.email}</a> or come to the school’s office,
        and name the reference number of your form. You need not say why.
      </p>
      <ul>
        <li>We tell you what we have kept, and give you a copy of it.</li>
        <li>We note down what is to be corrected.</li>
        <li>We delete the form with its files, for good. If a decision is still open, the application ends with it.</li>
      </ul>
      <p>So that nobody else can ask in your place, we may ask you who you are.</p>
    </>
  ),
  notes: [askNote('Ask us', 'School Office')],
};
