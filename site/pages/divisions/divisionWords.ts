import { divisionFacts } from './divisionFacts.ts';

/** Texts that all divisions' pages share, in English; `name` is a division's, `head` the office of its head. */
export const divisionWords = {
  eyebrow: 'Divisions',
  title: (name: string) => `${name} Division`,
  head: (name: string) => `Head of the ${name} Division`,
  letter: (head: string) => `A word from the ${head}`,
  about: 'About The Division',
  inShort: (name: string) => `${name} in short`,
  joining: 'Joining the division',
  decision: 'Our decision',
  afterInterview: 'Within five business days after the interview.',
  afterExams: 'Within five business days after the entrance exams.',
  registration: 'Registration',
  afterAcceptance: 'Within five days after the acceptance letter.',
  how: 'How admission works',
  others: 'The other divisions',
  facts: divisionFacts,
};

export type DivisionWords = Readonly<typeof divisionWords>;
