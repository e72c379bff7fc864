// The applications that a filter shows, as a file. They are read page by page, first for the columns and again for the rows while
// the file is sent.
import { Readable } from 'node:stream';
import { includesRole } from '../../core/index.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Limits } from '../config/limits.ts';
import { columnsToChoose, unknownColumn } from '../export/chosenColumns.ts';
import { csvLines } from '../export/csv.ts';
import { openTable } from '../export/exportTable.ts';
import { countRows, readRows, untilNow } from '../export/readRows.ts';
import { checkFits, xlsxBytes } from '../export/xlsx.ts';
import type { Filter } from '../storage/caseStore.ts';
import { createBudget } from '../submissions/createBudget.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Cases, type FormAndOffice, formWithOffice } from './context.ts';
import { printDisposition } from './fileRoute.ts';
import { DAY, isReached } from './isReached.ts';
import type { OfficeReply, OfficeRequest, OfficeRoutes } from './officeRoute.ts';
import { readFilter } from './readQuery.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function exportRoute(
  cases: Cases,
  limits: Pick<Limits, 'exports' | 'exportedRows' | 'exportEntries'>,
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
      handle: async (request, { account, role }) => {
        const asked = readExport(cases, request, account);
        if (running.take(account, 1)) throw new Refusal('export-running');
        try {
          await checkWidth(cases, asked, { account, role }, limits);
          const reply = await openExport(cases, asked, account);
          reply.stream.once('close', () => running.release(account, 1));
          return reply;
        } catch (error) {
          running.release(account, 1);
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
  const bounded = untilNow(filter);
  const { status, assignee, unseen, aside, since, words, columns } = filter;
  const isBefore = bounded.before === filter.before || undefined;
  const conditions = [status, assignee, unseen, since, words, columns?.[0], aside || undefined, isBefore];
  return {
    ...(formWithOffice(cases, language, source.form.id) ?? source),
    as,
    filter: bounded,
    isNarrowed: conditions.some((one) => one !== undefined),
    chosen,
  };
}

/**
 * Who may not export everything needs a condition, few enough applications that fulfil it, and few exported before. What all add to
 * the record is bounded, unless a single export is longer than that.
 */
async function checkWidth(
  { store }: Cases,
  { filter, as, isNarrowed }: Asked,
  { account, role }: Pick<Session, 'account' | 'role'>,
  { exportedRows, exportEntries }: Pick<Limits, 'exportedRows' | 'exportEntries'>,
): Promise<void> {
  const count = await countRows(store, filter);
  if (as === 'xlsx') checkFits(count, 0);
  const left = Math.max(1, exportEntries.inSum - count + 1);
  if (await isReached(store, 'exported', left)) throw new Refusal('exported-enough');
  if (includesRole(role, 'manage')) return;
  if (!isNarrowed || count > exportedRows.perRequest) throw new Refusal('export-too-wide');
  const before = await store.countExported(account, new Date(Date.now() - DAY).toISOString());
  if (before >= exportedRows.perSender) throw new Refusal('exported-enough');
}

async function openExport(
  cases: Cases,
  { form, office, as, filter, chosen }: Asked,
  account: string,
): Promise<Extract<OfficeReply<never>, { stream: unknown }>> {
  const signature = { by: account, at: new Date().toISOString() };
  const { store } = cases;
  const record = (references: readonly string[]) => store.recordExport(references, signature);
  const read = (pass: 'columns' | 'rows') => readRows(store, filter, pass === 'rows' ? record : undefined);
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
