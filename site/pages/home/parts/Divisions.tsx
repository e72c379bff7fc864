import type { Division } from '../../divisions/division.ts';
import { DivisionTable } from '../../divisions/parts/DivisionTable.tsx';
import { SideNotes } from '../../parts/SideNotes.tsx';
import type { PartWords } from '../homeWords.ts';

interface DivisionsProps {
  readonly words: PartWords;
  readonly divisions: readonly Division[];
}

/** The five divisions as a table, with side notes on the school day. */
export function Divisions({ words: { title, notesLabel, notes }, divisions }: DivisionsProps) {
  return (
    <div className="band-deep">
      <section className="page band grid" aria-labelledby="divisions-title">
        <div className="grid-main">
          <h2 id="divisions-title">{title}</h2>
          <DivisionTable divisions={divisions} />
        </div>
        <SideNotes label={notesLabel} notes={notes} />
      </section>
    </div>
  );
}
