// Exports all answers as a table (CSV, workbook) or as JSON lines. Applications are read page by page, so memory does not grow
// with their number.
import path from 'node:path';
import { type Language, languages, SOURCE } from '../../../core/index.ts';
import type { AdminApi } from '../../admin/adminApi.ts';
import { FIXED_COLUMNS, unknownColumn } from '../../export/chosenColumns.ts';
import { csvLines } from '../../export/csv.ts';
import { openTable, type Table } from '../../export/exportTable.ts';
import { countRows, readRows, untilNow } from '../../export/readRows.ts';
import { checkFits, xlsxBytes } from '../../export/xlsx.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Filter } from '../../storage/caseStore.ts';
import { hideSecrets } from '../../submissions/hideSecrets.ts';
import { type Command, type Context, type Options, UsageError } from '../parts/command.ts';
import { FILTER_OPTIONS, readFilter } from '../parts/readFilter.ts';
import { COMMAND_LINE, withAdmin } from '../parts/withAdmin.ts';
import { writeNewFile } from '../parts/writeNewFile.ts';

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
        const read = exportOf(admin, untilNow(filter));
        if (format.as === 'jsonl') return write(jsonLines(admin, read, context), read, to, context);
        const table = await tableOf(admin, read, format, context);
        if (format.as === 'csv') return write(csvLines(table, format.separator), read, to, context);
        checkFits(await countRows(admin, read.filter), table.columns.length);
        return write(xlsxBytes(table), read, to, context);
      });
  },
};

/** One export: each page of its rows is recorded, all with the same instant. */
function exportOf(admin: AdminApi, filter: Filter) {
  const signature = { by: COMMAND_LINE.name, at: new Date().toISOString() };
  let exported = 0;
  return {
    filter,
    exported: () => exported,
    /** `form`: that of all of them, if it is known; pages are read by an index then. */
    read: (pass: 'columns' | 'rows', form = filter.form) =>
      readRows(admin, { ...filter, form }, async (references) => {
        if (pass === 'columns') return;
        exported += references.length;
        await admin.recordExport(references, signature);
      }),
  };
}

type Export = ReturnType<typeof exportOf>;

async function write(
  content: AsyncIterable<string | Uint8Array>,
  { exported }: Export,
  to: string | undefined,
  { print }: Context,
): Promise<string> {
  if (to === undefined) {
    // A workbook is refused without a file.
    for await (const text of content) print(String(text));
    return '';
  }
  await writeNewFile(to, content);
  return `${exported()} applications are in ${to}\nThey do not count as opened by that: list --unseen shows what waits.\n`;
}

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

async function tableOf(
  admin: AdminApi,
  { filter, read }: Export,
  { language, chosen }: Format,
  context: Context,
): Promise<Table> {
  const { forms = [], translations, offices, timeZone } = context;
  const id = await formOf(admin, filter);
  const form = [...(translations?.[language] ?? []), ...forms].find((one) => one.id === id);
  const office = [...(offices?.[language] ?? []), ...(offices?.[SOURCE] ?? [])].find((one) => one.form === id);
  const unknown = form && unknownColumn(chosen ?? [], form);
  if (unknown !== undefined) {
    throw new AdminError(
      `There is no column “${unknown}”: use ${FIXED_COLUMNS.join(', ')}, or a question's JSON Pointer, e.g. /child/name`,
    );
  }
  return openTable({ read: (pass) => read(pass, id), form, office, title: id, language, timeZone, chosen });
}

/** The form of all applications of the filter; throws an {@link AdminError} if they have several. */
async function formOf(admin: AdminApi, filter: Filter): Promise<string> {
  if (filter.form !== undefined) return filter.form;
  const [first] = (await admin.page({ filter, limit: 1 })).rows;
  if (!first) return '';
  const own = await countRows(admin, { ...filter, form: first.form });
  if (own === (await countRows(admin, filter))) return first.form;
  const ids = new Set<string>();
  for await (const { form } of readRows(admin, filter)) ids.add(form);
  throw new AdminError(`A table has one form; choose it by --form: ${[...ids].join(', ')}`);
}

/** Skips applications that were deleted since they were listed. */
async function* jsonLines(admin: AdminApi, { read }: Export, { forms = [] }: Context): AsyncGenerator<string> {
  for await (const { reference } of read('rows')) {
    const application = await admin.show(reference);
    if (!application) continue;
    const form = forms.find(({ id }) => id === application.form);
    yield `${JSON.stringify({ ...application, answers: hideSecrets(form, application.answers) })}\n`;
  }
}
