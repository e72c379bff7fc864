import { Link } from 'wouter';
import type { Division } from './division.ts';

interface DivisionFactsProps {
  readonly division: Division;
  readonly about: readonly string[];
}

/** About The Division: a text, and the facts as a table; beside it, what an application leads to. */
export function DivisionFacts({ division, about }: DivisionFactsProps) {
  const { name, years, ages, facts } = division;
  const rows = [{ label: 'Years', value: years }, ...(ages ? [{ label: 'Ages', value: ages }] : []), ...facts];
  return (
    <div className="band-deep">
      <section className="page band grid" aria-labelledby="about-the-division">
        <div className="grid-main">
          <div className="prose">
            <h2 id="about-the-division">About The Division</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <table className="facts">
            <caption className="visually-hidden">{name} in short</caption>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <aside className="grid-side" aria-label="Joining the division">
          <div className="side-note">
            <h3>Our decision</h3>
            <p>Within five business days after the {name === 'Preschool' ? 'interview' : 'entrance exams'}.</p>
          </div>
          <div className="side-note">
            <h3>Registration</h3>
            <p>Within five days after the acceptance letter.</p>
            <p>
              <Link href="/Information">How admission works</Link>
            </p>
          </div>
        </aside>
      </section>
    </div>
  );
}
