import type { PageQuery, Row } from '../storage/caseStore.ts';
import { type Cases, formWithOffice } from './context.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { printCursor, readFilter, readOrder } from './readQuery.ts';
import { describeRow } from './rows.ts';

/** Rows of one page. */
const LIMIT = 50;

export function listRoute(cases: Cases): Pick<OfficeRoutes, 'GET /applications'> {
  const { store } = cases;
  return {
    'GET /applications': {
      role: 'read',
      handle: async ({ query, language }, { account }) => {
        const { form, office, filter } = readFilter(cases, query, account);
        const { rows, next, counts } = await readList(store, { filter, ...readOrder(query, office), limit: LIMIT });
        const worded = formWithOffice(cases, language, form.id) ?? { form, office };
        return {
          answer: {
            rows: rows.map((row) => describeRow(row, worded)),
            next: next && printCursor(next),
            counts,
          },
        };
      },
    },
  };
}

/** A page, and the counts of the whole list by status. A search that fits on one page is counted by its rows: each query reads all texts. */
async function readList(store: Cases['store'], query: PageQuery) {
  const { filter, after } = query;
  const count = () => store.counts({ ...filter, status: undefined });
  if (filter.words === undefined) {
    const [page, counts] = await Promise.all([store.page(query), count()]);
    return { ...page, counts };
  }
  const page = await store.page(query);
  const isWhole = !page.next && !after && !filter.status;
  return { ...page, counts: isWhole ? countByStatus(page.rows) : await count() };
}

function countByStatus(rows: readonly Row[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
