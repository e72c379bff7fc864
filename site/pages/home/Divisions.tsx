import { divisions } from '../divisions/divisions.ts';
import { DivisionTable } from '../parts/DivisionTable.tsx';

/** The five divisions as a table, with the school day beside it. */
export function Divisions() {
  return (
    <div className="band-deep">
      <section className="page band grid" aria-labelledby="divisions-title">
        <div className="grid-main">
          <h2 id="divisions-title">Five divisions</h2>
          <DivisionTable divisions={divisions} />
        </div>
        <aside className="grid-side" aria-label="The school day">
          <div className="side-note">
            <h3>The day</h3>
            <p>
              Eight sessions and two recesses from Grade 1 to Grade 9, and every day an advisory session of 15 minutes.
            </p>
            <p>The STEAM programme runs from Grade 3 to Grade 8.</p>
          </div>
          <div className="side-note">
            <h3>Where it leads</h3>
            <p>The Intermediate years end with the Brevet. Secondary learners follow a credit course system.</p>
          </div>
        </aside>
      </section>
    </div>
  );
}
