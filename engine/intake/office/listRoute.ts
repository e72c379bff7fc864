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
        const [{ rows, next }, counts] = await Promise.all([
          store.page({ filter, ...readOrder(query, office), limit: LIMIT }),
          store.counts({ ...filter, status: undefined }),
        ]);
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
