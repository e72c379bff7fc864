import type { RefObject } from 'react';
import type { ApplicationQuery, ApplicationRow, OfficeForm } from '../../ports/index.ts';
import { Cell } from '../parts/Cell.tsx';
import { Link } from '../parts/Link.tsx';
import { statusLabel } from '../state/forms.ts';
import { dayOf } from '../state/instants.ts';
import { useOffice } from '../state/office.ts';
import { listPath } from './listPath.ts';
import { Marks } from './Marks.tsx';

interface TableProps {
  readonly form: OfficeForm;
  readonly query: ApplicationQuery;
  readonly rows: readonly ApplicationRow[];
  readonly table: RefObject<HTMLTableElement | null>;
}

/** On a phone each row is a card whose cells name their columns. */
export function Table({ form, query, rows, table }: TableProps) {
  const { language, messages } = useOffice();
  const labels = messages.list.columns;
  return (
    <table className="rows" ref={table}>
      <thead>
        <tr>
          <Sortable by="name" label={labels.name} query={query} />
          <Sortable by="received" label={labels.received} query={query} />
          <th scope="col">{labels.status}</th>
          <th scope="col">{labels.assignee}</th>
          {form.columns.map(({ label }, i) => (
            <Sortable key={label} by={`column${i}` as 'column0'} label={label} query={query} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.reference} className={row.unseen ? 'unseen' : undefined}>
            <th scope="row">
              <Link to={`/applications/${row.reference}`}>
                <bdi>{row.name || row.reference}</bdi>
              </Link>
              <br />
              <span className="hint" dir="ltr">
                {row.reference}
              </span>{' '}
              <Marks row={row} />
            </th>
            <Cell label={labels.received}>
              <span className="day">{dayOf(language, row.receivedAt)}</span>
            </Cell>
            <Cell label={labels.status}>{statusLabel(form, row.status)}</Cell>
            <Cell label={labels.assignee}>{row.assignee ?? ''}</Cell>
            {form.columns.map(({ label }, i) => (
              <Cell key={label} label={label}>
                {row.columns[i] ?? ''}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SortBy = NonNullable<ApplicationQuery['sort']>;

/** The newest come first unless another order is chosen; any other column begins with its least. */
function Sortable({ by, label, query }: { by: SortBy; label: string; query: ApplicationQuery }) {
  const { after: _, sort = 'received', direction = 'descending', ...conditions } = query;
  const isSorted = sort === by;
  const firstOrder = by === 'received' ? 'descending' : 'ascending';
  const opposite = direction === 'descending' ? 'ascending' : 'descending';
  const next = isSorted ? opposite : firstOrder;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <Link to={listPath({ ...conditions, sort: by, direction: next })}>{label}</Link>
    </th>
  );
}
