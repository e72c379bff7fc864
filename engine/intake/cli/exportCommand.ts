// Exports all answers as a table (CSV, workbook) or as JSON lines. Applications are streamed, so memory does not grow with
// their number.
import path from 'node:path';
import { type Language, languages, SOURCE } from '../../core/index.ts';
import type { AdminApi } from '../admin/adminApi.ts';
import { FIXED_COLUMNS, unknownColumn } from '../export/chosenColumns.ts';
import { csvLines } from '../export/csv.ts';
import { openTable, type Table } from '../export/exportTable.ts';
import { checkFits, xlsxBytes } from '../export/xlsx.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Summary } from '../storage/caseStore.ts';
import type { Application } from '../storage/store.ts';
import { type Command, type Context, type Options, UsageError } from './command.ts';
import { FILTER_OPTIONS, readFilter } from './readFilter.ts';
import { COMMAND_LINE, withAdmin } from './withAdmin.ts';
import { writeNewFile } from './writeNewFile.ts';

const FORMATS = ['csv', 'xlsx', 'jsonl'] as const;

interface Format {
  readonly as: (typeof FORMATS)[number];
  readonly separator: string;
  readonly language: Language;
  /** See chosenColumns.ts; all without them. */
  readonly chosen: readonly string[] | undefined;
}

const NPM_LINE =
  'npm writes lines of its own into this output. Use --to FILE, npm run -s applications -- export, or ' +
  'node dist/server/applications.js export';

export const exportCommand: Command = {
  usage: 'export [--as xlsx|csv|jsonl] [--to FILE] [--columns status,/child/name]',
  about: 'all answers as a workbook, as a table, or as one JSON object a line; none counts as opened by that',
  options: [...FILTER_OPTIONS, 'as', 'to', 'separator', 'language', 'columns'],
  prepare(args, options, context) {
    if (args.length > 0) throw new UsageError(`export takes no “${args.join(' ')}”`);
    const { to } = options;
    const format = readFormat(options);
    if (to === undefined && format.as === 'xlsx')
      throw new UsageError('A workbook goes into a file: say where by --to FILE');
    if (to === undefined && context.isBehindNpm) throw new UsageError(NPM_LINE);
    const filter = readFilter(options, context);
    return () =>
      withAdmin(context, async (admin) => {
        const found = await admin.list(filter);
        const read = () => readAll(admin, found);
        const record = () =>
          admin.recordExport(
            found.map(({ reference }) => reference),
            COMMAND_LINE.name,
          );
        const open = () => tableOf(found, read, format, context);
        if (to === undefined) {
          for await (const text of await textOf(format, read, open)) context.print(text);
          await record();
          return '';
        }
        await writeNewFile(to, format.as === 'xlsx' ? await workbookOf(found, open) : await textOf(format, read, open));
        await record();
        return `${found.length} applications are in ${to}\nThey do not count as opened by that: list --unseen shows what waits.\n`;
      });
  },
};

type Read = () => AsyncIterable<Application>;

function readFormat({ as, to = '', separator, language = SOURCE, columns }: Options): Format {
  const known = FORMATS.find((one) => one === (as ?? path.extname(to).slice(1)));
  if (as !== undefined && !known) throw new UsageError(`“${as}” is not a format: use xlsx, csv or jsonl`);
  const knownLanguage = languages.find((one) => one === language);
  if (!knownLanguage)
    throw new UsageError(`“${language}” is not a language of the forms: use ${languages.join(' or ')}`);
  const chosen = columns?.split(',').map((id) => id.trim());
  const format = { as: known ?? 'csv', separator: separator ?? ',', language: knownLanguage, chosen };
  if (chosen && format.as === 'jsonl')
    throw new UsageError('JSON lines have all answers: choose columns of csv or xlsx');
  if (separator !== undefined && format.as !== 'csv') throw new UsageError('Only csv has a separator');
  if (![',', ';', '\t'].includes(format.separator))
    throw new UsageError('A separator is a comma, a semicolon or a tab');
  return format;
}

async function textOf(
  { as, separator }: Format,
  read: Read,
  open: () => Promise<Table>,
): Promise<AsyncIterable<string>> {
  return as === 'jsonl' ? jsonLines(read()) : csvLines(await open(), separator);
}

async function workbookOf(found: readonly Summary[], open: () => Promise<Table>): Promise<AsyncIterable<Uint8Array>> {
  const table = await open();
  checkFits(found.length, table.columns.length);
  return xlsxBytes(table);
}

async function tableOf(
  found: readonly Summary[],
  read: Read,
  { language, chosen }: Format,
  context: Context,
): Promise<Table> {
  const { forms = [], translations, offices, timeZone } = context;
  const ids = [...new Set(found.map(({ form }) => form))];
  if (ids.length > 1) throw new AdminError(`A table has one form; choose it by --form: ${ids.join(', ')}`);
  const [id = ''] = ids;
  const form = [...(translations?.[language] ?? []), ...forms].find((one) => one.id === id);
  const office = [...(offices?.[language] ?? []), ...(offices?.[SOURCE] ?? [])].find((one) => one.form === id);
  const unknown = form && unknownColumn(chosen ?? [], form);
  if (unknown !== undefined) {
    throw new AdminError(
      `There is no column “${unknown}”: use ${FIXED_COLUMNS.join(', ')}, or a question's JSON Pointer, e.g. /child/name`,
    );
  }
  return openTable({ read, form, office, title: id, language, timeZone, chosen });
}

/** Skips applications that were deleted since they were listed. */
async function* readAll(admin: AdminApi, found: readonly Summary[]): AsyncGenerator<Application> {
  for (const { reference } of found) {
    const application = await admin.show(reference);
    if (application) yield application;
  }
}

async function* jsonLines(applications: AsyncIterable<Application>): AsyncGenerator<string> {
  for await (const application of applications) yield `${JSON.stringify(application)}\n`;
}
