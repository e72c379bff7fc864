import { retentionDays } from '../../retentionDays.ts';
import type { ProseSection } from '../parts/prose.ts';

/** Section: what the school stores of a submitted form. */
export const keptForms: ProseSection = {
  title: 'Forms that you send',
  body: (
    <>
      <p>
        When you press Submit and see a reference number, the school has your form. Forms that only save a file on your
        device send us nothing; the page then says so.
      </p>
      <h3>What is kept</h3>
      <p>
        Your answers and the files that you attached, when they arrived, and the reference number. Answers to questions
        that no longer applied to you are not sent. We need them to decide on your application and to reach you, and we
        use them for nothing else.
      </p>
      <h3>Where</h3>
      <p>
        In the school’s own database, which only the school’s office and the people who look after its computers can
        open. It is copied to the school’s backups, so that nothing is lost when a machine fails. We give it to nobody
        else.
      </p>
      <h3>For how long</h3>
      <p>
        At most {retentionDays} days after it arrived. Then the answers and the files are deleted by themselves, and
        from the backups as these are replaced.
      </p>
      <h3>Who reads it</h3>
      <p>
        The school’s office, and those who decide on the application. What concerns a child’s health or learning is also
        read by those who will look after the child.
      </p>
      <h3>E-mails</h3>
      <p>
        You may get an e-mail that says that your form has arrived. It names the form, the day and the reference number,
        and none of your answers.
      </p>
    </>
  ),
  notes: [
    {
      title: `${retentionDays} days`,
      text: ['So long, and no longer, does the school keep a form that was sent.'],
    },
  ],
};
