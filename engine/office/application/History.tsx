import { includesRole } from '../../core/index.ts';
import type { HistoryEntry, OfficeForm } from '../../ports/index.ts';
import { printQuery } from '../client/client.ts';
import { Link } from '../parts/Link.tsx';
import { useMe, useOffice } from '../state/office.ts';
import { Entry } from './Entry.tsx';

interface HistoryProps {
  readonly reference: string;
  readonly entries: readonly HistoryEntry[];
  readonly form: OfficeForm;
}

/** What happened, the latest first. */
export function History({ reference, entries, form }: HistoryProps) {
  const { messages } = useOffice();
  const { role } = useMe();
  return (
    <section>
      <h2>{messages.application.history}</h2>
      <ol className="history">
        {entries.toReversed().map((entry) => (
          <Entry key={entry.number} entry={entry} form={form} />
        ))}
      </ol>
      {includesRole(role, 'manage') && (
        <p className="screen">
          <Link to={`/trail${printQuery({ reference })}`}>{messages.application.inRecord}</Link>
        </p>
      )}
    </section>
  );
}
