import { Link } from 'wouter';
import { askNote } from '../parts/askNote.tsx';
import { ServicePage } from './parts/ServicePage.tsx';
import { services } from './services.ts';

const content = {
  title: 'Counseling',
  description:
    'The school’s counselors and the daily advisory session of 15 minutes: where learners and parents find somebody who listens.',
  lead: 'Growing up is hard work, and nobody should have to do it alone. At school there should be an adult who listens.',
  sections: [
    {
      title: 'Every day, 15 minutes',
      text: [
        'Counseling at our school begins long before there is a problem. Every day has an advisory session of 15 minutes: a small, steady meeting in which learners can speak about how they are, what they plan, and what weighs on them.',
        'Whoever meets learners every day can notice early when one of them has gone quiet.',
      ],
      notes: [{ title: 'Advisory session', text: ['15 minutes, every day.'] }, askNote('Ask us', 'Counseling Office')],
    },
    {
      title: 'Somebody to talk to',
      text: [
        'Some things need more time than that: a friendship that broke, a loss in the family, fear of an exam, a change of school, a decision about what comes after it. That is what the counselor is for.',
        'A learner may come alone, or a teacher who is worried may suggest it. Coming is meant as a help, and never as a punishment.',
      ],
    },
    {
      title: 'For parents',
      text: [
        'You know your child best. If something has changed at home, or if you see a change that you cannot explain, write to the counselor. What you tell us helps us to understand your child, and we want it to be treated with discretion.',
      ],
      body: (
        <p>
          Where learning itself is the difficulty, counselors and teachers work together with{' '}
          <Link href="/LearningSupport">Learning Support</Link>.
        </p>
      ),
    },
  ],
};

/** Service: counselors, and the daily advisory session. */
export function Counseling() {
  return <ServicePage services={services} content={content} />;
}
