import { Link } from 'wouter';

const dates = [
  {
    when: 'Preschool',
    what: 'A readiness assessment',
    text: 'Children come in groups of four for about 30 minutes. We look at five areas of development.',
  },
  {
    when: 'September, April, July',
    what: 'Entrance exams',
    text: 'For Grade 1 and above.',
  },
  {
    when: 'Within five business days',
    what: 'Our decision',
    text: 'Counted from the interview in Preschool, and from the entrance exams in Grade 1 and above.',
  },
  {
    when: 'Within five days',
    what: 'Registration',
    text: 'Counted from the letter of acceptance.',
  },
];

/** What follows an application, with the fees as side notes. */
export function AdmissionCalendar() {
  return (
    <section className="page band grid" aria-labelledby="calendar-title">
      <div className="grid-main">
        <h2 id="calendar-title">What follows, and when</h2>
        <dl className="calendar">
          {dates.map(({ when, what, text }) => (
            <div key={what}>
              <dt>{when}</dt>
              <dd>
                <strong>{what}</strong>
                {text}
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href="/Information">How admission works, step by step</Link>
        </p>
      </div>
      <aside className="grid-side" aria-label="Fees">
        <div className="side-note">
          <h3>Tuition</h3>
          <p>
            Ten monthly instalments, from August through May. Whoever pays it all before the end of September pays 5%
            less.
          </p>
          <p>A request because of financial difficulty is made in writing, before October 31.</p>
        </div>
        <div className="side-note">
          <h3>Fees</h3>
          <p>
            Admission and application fees are non-refundable. The registration fee is deducted from the final tuition
            instalment.
          </p>
        </div>
      </aside>
    </section>
  );
}
