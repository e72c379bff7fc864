import * as facts from 'virtual:facts/en';
import { Steps } from '../parts/Steps.tsx';

const general = [
  {
    title: 'To give them words',
    text: 'So that learners understand what is meant, and can say what they mean, in Arabic and in English.',
  },
  {
    title: 'To teach how things hang together',
    text: 'Science, technology, engineering, the arts and mathematics meet in the STEAM programme, from Grade 3 to Grade 8.',
  },
  {
    title: 'To know every learner',
    text: `In the advisory session, ${facts.advisoryMinutes} minutes every day, learners and their teachers have time for each other.`,
  },
  {
    title: 'To help early',
    text: 'So that learning support and counseling begin when a difficulty shows, not when it has become a failure.',
  },
  {
    title: 'To lead somewhere',
    text: 'The Intermediate years end with the Brevet exams; in Secondary, a credit course system lets learners answer for their own path.',
  },
  {
    title: 'To work with families',
    text: 'So that home and school tell each other what they see, in good time and in plain words.',
  },
  {
    title: 'To bring up citizens',
    text: 'Who take part in the life of their school, their city and their country, and leave them better than they found them.',
  },
];

/** Chapter: the school's objectives. */
export const objectives = (
  <>
    <p className="lead">What we work towards, year after year, in all five divisions.</p>
    <Steps steps={general} />
  </>
);
