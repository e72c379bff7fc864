import { SideNotes } from '../../parts/SideNotes.tsx';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { Division, DivisionWords, Fact } from '../division.ts';

export interface DivisionContent {
  readonly words: DivisionWords;
  readonly about: readonly string[];
  /** Accessible name of the table of facts. */
  readonly inShort: string;
  /** Facts besides the years and ages. */
  readonly facts: readonly Fact[];
  /** When the school decides on an application. */
  readonly decision: string;
}

interface DivisionFactsProps {
  readonly content: DivisionContent;
  readonly division: Division;
}

/** About the division: a text and a table of facts; beside them, what follows an application. */
export function DivisionFacts({ content, division }: DivisionFactsProps) {
  const { division: heads } = useInPagesWords();
  const { words, about, inShort, facts, decision } = content;
  const { years, ages } = division;
  const rows = [{ label: heads.years, value: years }, ...(ages ? [{ label: heads.ages, value: ages }] : []), ...facts];
  const notes = [{ title: words.decision, text: [decision] }, words.registration];
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
            <caption className="visually-hidden">{inShort}</caption>
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
