import { Link } from 'wouter';
import type { ProseSection } from '../parts/prose.ts';

const fees = [
  { name: 'Application fee', rule: 'Not refundable.' },
  { name: 'Admission fee', rule: 'Not refundable.' },
  { name: 'Registration fee', rule: 'Deducted from the final tuition instalment.' },
];

/** What is paid besides tuition. */
export const otherFees: ProseSection = {
  title: 'Other Fees',
  body: (
    <dl className="calendar">
      {fees.map(({ name, rule }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rule}</dd>
        </div>
      ))}
      <div>
        <dt>Transport fee</dt>
        <dd>
          Monthly. More on the page about <Link href="/Transportation">Transportation</Link>.
        </dd>
      </div>
    </dl>
  ),
};
