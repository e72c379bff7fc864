// A table as CSV (RFC 4180) that spreadsheets open directly: UTF-8 with a byte order mark, without which Excel decodes Arabic
// as Latin; CRLF; every cell quoted. Texts must stay texts:
// - not formulas (https://owasp.org/www-community/attacks/CSV_Injection): a text that begins like one gets a leading apostrophe;
// - not numbers, days or times, which would drop a telephone's plus and leading zeros, and turn 1/2 into a date. Such a text
//   gets a leading left-to-right mark (U+200E): invisible, not part of a number to any spreadsheet, and it keeps the plus on
//   the left in an Arabic sheet. OPERATIONS.md lists what each cell opens as.
import { printInstant } from '../config/printInstant.ts';
import { localTime } from '../config/timeZone.ts';
import { type Cell, REFERENCE } from './cell.ts';
import type { Table } from './exportTable.ts';
import { isNumberLike } from './isNumberLike.ts';
import type { Column } from './mergeColumns.ts';

const BYTE_ORDER_MARK = '\ufeff';
const LEFT_TO_RIGHT = '\u200e';
/** Control characters, and lone surrogates, which UTF-8 cannot encode. */
const UNWRITABLE = /(?!\n)\p{Cc}|\p{Cs}/gu;
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
/** Begins like a formula, but is a telephone number. */
const TELEPHONE = /^\+\d[\d ]*$/;

/** The lines of `table`. Days and instants get a second column in ISO 8601. */
export async function* csvLines({ columns, rows, timeZone }: Table, separator: string): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map(quote).join(separator)}\r\n`;
  yield BYTE_ORDER_MARK + line(columns.flatMap(headersOf));
  for await (const row of rows) yield line(columns.flatMap((column, i) => cellsOf(column, row[i], timeZone)));
}

function headersOf({ kind, title }: Column): string[] {
  return hasIsoColumn(kind) ? [safe(title), safe(`${title} (ISO)`)] : [safe(title)];
}

function hasIsoColumn(kind: Column['kind']): boolean {
  return kind === 'day' || kind === 'moment' || kind === 'instant';
}

function cellsOf({ name, kind }: Column, cell: Cell | undefined, timeZone: string): string[] {
  const hasIso = hasIsoColumn(kind);
  if (!cell) return hasIso ? ['', ''] : [''];
  if (cell.kind === 'number') return [String(cell.value)];
  if (cell.kind === 'day') return [safe(cell.text), cell.day];
  if (cell.kind === 'moment') return [safe(cell.text), `${cell.day}T${cell.time}`];
  if (cell.kind === 'instant') return [printInstant(cell.instant, timeZone), isoInstant(cell.instant, timeZone)];
  // References are never number-like, and programs compare them exactly.
  const text = name === REFERENCE ? cell.text : safe(cell.text);
  return hasIso ? [text, ''] : [text];
}

function isoInstant(instant: string, timeZone: string): string {
  const { day, time, offset } = localTime(instant, timeZone);
  return `${day}T${time}:${instant.slice(17, 19)}${offset}`;
}

function safe(text: string): string {
  const bare = text.replaceAll(UNWRITABLE, '');
  if (TELEPHONE.test(bare) || isNumberLike(bare)) return LEFT_TO_RIGHT + bare;
  return FORMULA.test(bare) ? `'${bare}` : bare;
}

function quote(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
