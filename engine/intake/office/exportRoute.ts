// The applications that a filter shows, as a file. They are read page by page, first for the columns and again for the rows while
// the file is sent. Each page is recorded as exported before it is handed out, whether or not the browser reads on to the end.
import { Readable } from 'node:stream';
import { includesRole, type Role } from '../../core/index.ts';
import type { Limits } from '../config/limits.ts';
import { columnsToChoose, unknownColumn } from '../export/chosenColumns.ts';
import { csvLines } from '../export/csv.ts';
import { openTable } from '../export/exportTable.ts';
import { checkFits, xlsxBytes } from '../export/xlsx.ts';
import { type Cursor, type Filter, MOST_ROWS, type Row } from '../storage/caseStore.ts';
import { createBudget } from '../submissions/createBudget.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Cases, type FormAndOffice, formWithOffice } from './context.ts';
import { printDisposition } from './fileRoute.ts';
import type { OfficeReply, OfficeRequest, OfficeRoutes } from './officeRoute.ts';
import { readFilter } from './readQuery.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function exportRoute(
  cases: Cases,
  limits: Pick<Limits, 'exports' | 'exportedRows'>,
): Pick<OfficeRoutes, 'GET /export' | 'GET /export/columns'> {
  const running = createBudget(limits.exports);
  return {
    'GET /export/columns': {
      role: 'work',
      handle: async ({ query, language }) => {
        const source = formWithOffice(cases, language, query.get('form') ?? '');
        if (!source) throw new Refusal('bad-list', 'form');
        return { answer: columnsToChoose(source.form) };
      },
    },
    'GET /export': {
      role: 'work',
      handle: async (request, { id, account, role }) => {
        const asked = readExport(cases, request, account);
        await checkWidth(cases, asked, role, limits.exportedRows.perRequest);
        if (running.take(id, 1)) throw new Refusal('export-running');
        try {
          const reply = await openExport(cases, asked, account);
          reply.stream.once('close', () => running.release(id, 1));
          return reply;
        } catch (error) {
          running.release(id, 1);
          throw error;
        }
      },
    },
  };
}

interface Asked extends FormAndOffice {
  readonly as: keyof typeof TYPES;
  readonly filter: Filter;
  /** Whether the filter has a condition besides the form. */
  readonly isNarrowed: boolean;
  readonly chosen: readonly string[] | undefined;
}

function readExport(cases: Cases, { query, language }: OfficeRequest, account: string): Asked {
  const { filter, ...source } = readFilter(cases, query, account, ['as', 'columns']);
  const as = query.get('as') ?? 'xlsx';
  if (as !== 'csv' && as !== 'xlsx') throw new Refusal('bad-list', 'as');
  const chosen = query.get('columns')?.split(',');
  if (chosen && unknownColumn(chosen, source.form) !== undefined) throw new Refusal('bad-list', 'columns');
  // What arrives while the file is made might need columns of its own.
  const now = new Date().toISOString();
  const isBefore = filter.before !== undefined && filter.before < now;
  const { status, assignee, unseen, aside, since, words, columns } = filter;
  const conditions = [status, assignee, unseen, since, words, columns?.[0], aside || undefined, isBefore || undefined];
  return {
    ...(formWithOffice(cases, language, source.form.id) ?? source),
    as,
    filter: { ...filter, before: isBefore ? filter.before : now },
    isNarrowed: conditions.some((one) => one !== undefined),
    chosen,
  };
}

/** Who may not export everything needs a condition, and few enough applications that fulfil it. */
async function checkWidth(
  { store }: Cases,
  { filter, as, isNarrowed }: Asked,
  role: Role,
  most: number,
): Promise<void> {
  const counts = await store.counts(filter);
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (as === 'xlsx') checkFits(count, 0);
  if (!includesRole(role, 'manage') && (!isNarrowed || count > most)) throw new Refusal('export-too-wide');
}

async function openExport(
  cases: Cases,
  { form, office, as, filter, chosen }: Asked,
  account: string,
): Promise<Extract<OfficeReply<never>, { stream: unknown }>> {
  const signature = { by: account, at: new Date().toISOString() };
  async function* read(pass: 'columns' | 'rows'): AsyncGenerator<Row> {
    for (let after: Cursor | undefined, isFirst = true; isFirst || after; isFirst = false) {
      const { rows, next } = await cases.store.page({ filter, after, limit: MOST_ROWS });
      const references = rows.map(({ reference }) => reference);
      if (pass === 'rows') await cases.store.recordExport(references, signature);
      yield* rows;
      after = next;
    }
  }
  const { language, title } = form;
  const table = await openTable({ read, form, office, title, language, timeZone: cases.timeZone, chosen });
  if (as === 'xlsx') checkFits(0, table.columns.length);
  return {
    stream: Readable.from(as === 'csv' ? csvLines(table, ',') : xlsxBytes(table)),
    headers: {
      'content-type': TYPES[as],
      'content-disposition': printDisposition('attachment', `${title}.${as}`),
    },
  };
}
