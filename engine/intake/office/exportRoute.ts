// The applications that a filter shows, as a file. Rows are read one by one while the file is sent; what is recorded is that
// they were handed out, whether or not the browser read the file to its end.
import { Readable } from 'node:stream';
import { includesRole } from '../../core/index.ts';
import { csvLines } from '../export/csv.ts';
import { openTable } from '../export/exportTable.ts';
import { checkFits, xlsxBytes } from '../export/xlsx.ts';
import type { Application } from '../storage/store.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Cases, formWithOffice } from './context.ts';
import { printDisposition } from './fileRoute.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { readFilter } from './readQuery.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function exportRoute(cases: Cases): Pick<OfficeRoutes, 'GET /export'> {
  return {
    'GET /export': {
      role: 'work',
      handle: async ({ query, language }, { account, role }) => {
        const { filter, ...source } = readFilter(cases, query, account, ['as']);
        const as = query.get('as') ?? 'xlsx';
        if (as !== 'csv' && as !== 'xlsx') throw new Refusal('bad-list', 'as');
        const isNarrowed = Object.entries(filter).some(
          ([name, value]) => !['form', 'aside'].includes(name) && value !== undefined && String(value) !== '',
        );
        if (!isNarrowed && !includesRole(role, 'manage')) throw new Refusal('not-your-role');
        const { form, office } = formWithOffice(cases, language, source.form.id) ?? source;
        const found = await cases.store.list(filter);
        const read = () => readAll(cases, found);
        const table = await openTable({ read, form, office, title: form.title, language, timeZone: cases.timeZone });
        if (as === 'xlsx') checkFits(found.length, table.columns.length);
        await cases.admin.recordExport(
          found.map(({ reference }) => reference),
          account,
        );
        return {
          stream: Readable.from(as === 'csv' ? csvLines(table, ',') : xlsxBytes(table)),
          headers: {
            'content-type': TYPES[as],
            'content-disposition': printDisposition('attachment', `${form.title}.${as}`),
          },
        };
      },
    },
  };
}

/** Skips applications that were deleted since they were listed. */
async function* readAll(
  { store }: Cases,
  found: readonly { readonly reference: string }[],
): AsyncGenerator<Application> {
  for (const { reference } of found) {
    const application = await store.show(reference);
    if (application) yield application;
  }
}
