import type { HistoryEntry, OfficeForm } from '../../ports/index.ts';
import { useOffice } from '../state/office.ts';
import { Entry } from './Entry.tsx';

/** What happened, the latest first. */
export function History({ entries, form }: { entries: readonly HistoryEntry[]; form: OfficeForm }) {
  const { messages } = useOffice();
  return (
    <section>
      <h2>{messages.application.history}</h2>
      <ol className="history">
        {entries.toReversed().map((entry) => (
          <Entry key={entry.number} entry={entry} form={form} />
        ))}
      </ol>
    </section>
  );
}
