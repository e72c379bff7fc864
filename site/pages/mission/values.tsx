import { Terms } from '../parts/Terms.tsx';

const adopted = [
  { name: 'Faith', text: 'We pray, we keep the feasts of the Church, and we respect the conscience of everyone.' },
  { name: 'Dignity', text: 'No child is laughed at for an answer, and no one is worth more for being first.' },
  { name: 'Honesty', text: 'We say what is so, also when it is awkward, and we do our own work.' },
  { name: 'Responsibility', text: 'Whoever breaks something mends it. Whoever promises something does it.' },
  { name: 'Diligence', text: 'Most things worth knowing take more than one attempt.' },
  { name: 'Service', text: 'What one can do well is there for others, too.' },
  { name: 'Care', text: 'For one another, for what we share, and for the land and the sea we live beside.' },
];

/** Chapter: the school's values. */
export const values = (
  <>
    <p className="lead">Seven words, and what each of them asks of us on an ordinary day.</p>
    <Terms terms={adopted} />
  </>
);
