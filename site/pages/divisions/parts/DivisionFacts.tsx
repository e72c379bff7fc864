import { Link } from 'wouter';
import { SideNotes } from '../../parts/SideNotes.tsx';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { Division } from '../division.ts';
import type { DivisionWords } from '../divisionWords.ts';

interface DivisionFactsProps {
  readonly words: DivisionWords;
  readonly division: Division;
  readonly about: readonly string[];
}

/** About the division: a text and a table of facts; beside them, what follows an application. */
export function DivisionFacts({ words, division, about }: DivisionFactsProps) {
  const { division: heads } = useInPagesWords();
  const { name, path, years, ages } = division;
  const facts = words.facts[path] ?? [];
  const rows = [{ label: heads.years, value: years }, ...(ages ? [{ label: heads.ages, value: ages }] : []), ...facts];
  const notes = [
    // Only preschool has interviews.
    { title: words.decision, text: [path === '/Preschool' ? words.afterInterview : words.afterExams] },
    {
      title: words.registration,
      text: [words.afterAcceptance],
      body: (
        <p>
          <Link href="/Information">{words.how}</Link>
        </p>
      ),
    },
  ];
  return (
    <div className="band-deep">
      <section className="page band grid" aria-labelledby="about-the-division">
        <div className="grid-main">
          <div className="prose">
            <h2 id="about-the-division">{words.about}</h2>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <table className="facts">
            <caption className="visually-hidden">{words.inShort(name)}</caption>
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
        <SideNotes label={words.joining} notes={notes} />
      </section>
    </div>
  );
}
