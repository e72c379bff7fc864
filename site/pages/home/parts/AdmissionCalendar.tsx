import { SideNotes } from '../../parts/SideNotes.tsx';
import type { CalendarWords } from '../homeWords.ts';

interface AdmissionCalendarProps {
  readonly words: CalendarWords;
}

/** What follows an application, with the fees as side notes. */
export function AdmissionCalendar({ words: { title, dates, more, notesLabel, notes } }: AdmissionCalendarProps) {
  return (
    <section className="page band grid" aria-labelledby="calendar-title">
      <div className="grid-main">
        <h2 id="calendar-title">{title}</h2>
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
        {more?.body}
      </div>
      <SideNotes label={notesLabel} notes={notes} />
    </section>
  );
}
