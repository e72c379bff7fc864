// A list of applications: statuses with their counts, filters, one page of the table.
import { useRef } from 'react';
import { numberIn } from '../../core/index.ts';
import type { ApplicationFilter, ApplicationQuery, OfficeForm } from '../../ports/index.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { Link } from '../parts/Link.tsx';
import { Page } from '../parts/Page.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useForms } from '../state/forms.ts';
import { useOffice } from '../state/office.ts';
import { usePlace } from '../state/place.ts';
import { useLoaded } from '../state/useRequest.ts';
import { Filters } from './Filters.tsx';
import { listPath, readListQuery } from './listPath.ts';
import { SortSelect } from './SortSelect.tsx';
import { Table } from './Table.tsx';
import { useRowKeys } from './useRowKeys.ts';

export function List() {
  const { messages } = useOffice();
  const { forms } = useForms();
  const place = usePlace();
  const query = readListQuery(place.query, forms[0]?.id ?? '');
  const form = forms.find(({ id }) => id === query.form);
  if (!form) return <Page title={messages.notFound}>{null}</Page>;
  return (
    <Page title={form.title} key={form.id}>
      {forms.length > 1 && (
        <ul className="tabs" aria-label={messages.list.forms}>
          {forms.map(({ id, title }) => (
            <li key={id}>
              <Link to={listPath({ form: id })} aria-current={id === form.id || undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Found form={form} query={query} />
    </Page>
  );
}

function Found({ form, query }: { readonly form: OfficeForm; readonly query: ApplicationQuery }) {
  const { messages } = useOffice();
  const { answer, refusal, isLoading } = useLoaded('GET /applications', { query: { ...query } });
  const table = useRef<HTMLTableElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useRowKeys(table, search);
  const { after: _, ...first } = query;
  return (
    <>
      <Statuses form={form} query={query} counts={answer?.counts ?? {}} />
      <Filters form={form} query={query} search={search} />
      <Refusal refusal={refusal} />
      <div className="list-tools">
        <p role="status" className="found">
          {isLoading ? messages.loading : answer && <Count count={countOf(query, answer.counts)} />}
        </p>
        <SortSelect form={form} query={query} />
        {answer && <ExportButton form={form} filter={filterOf(query)} count={countOf(query, answer.counts)} />}
      </div>
      {answer && answer.rows.length > 0 && (
        <>
          <Table form={form} query={query} rows={answer.rows} table={table} />
          <nav className="actions screen" aria-label={messages.list.pages}>
            {query.after && (
              <Link className="button plain" to={listPath(first)}>
                {messages.list.first}
              </Link>
            )}
            {answer.next && (
              <Link className="button plain" to={listPath({ ...query, after: answer.next })}>
                {messages.list.next}
              </Link>
            )}
          </nav>
          <p className="hint screen">{messages.list.keys}</p>
        </>
      )}
    </>
  );
}

function Count({ count }: { readonly count: number }) {
  const { language, messages } = useOffice();
  return count === 0 ? messages.list.none : messages.list.found(numberIn(language, count));
}

function filterOf({ after: _, sort: __, direction: ___, ...filter }: ApplicationQuery): ApplicationFilter {
  return filter;
}

/** How many applications the list has; `counts` are of all statuses. */
function countOf({ status }: ApplicationQuery, counts: Readonly<Record<string, number>>): number {
  const chosen = status ? status.split(',') : Object.keys(counts);
  return chosen.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
}

interface StatusesProps {
  readonly form: OfficeForm;
  readonly query: ApplicationQuery;
  readonly counts: Readonly<Record<string, number>>;
}

function Statuses({ form, query, counts }: StatusesProps) {
  const { language, messages } = useOffice();
  const { after: _, status: chosen, ...others } = query;
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  const tabs = [
    { id: undefined, label: messages.list.all, count: sum },
    ...form.statuses.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
  ];
  return (
    <ul className="tabs" aria-label={messages.list.status}>
      {tabs.map(({ id, label, count }) => (
        <li key={id ?? ''} className={count === 0 && id !== chosen ? 'none' : undefined}>
          <Link to={listPath({ ...others, status: id })} aria-current={id === chosen || undefined}>
            {label} <span className="count">{numberIn(language, count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
