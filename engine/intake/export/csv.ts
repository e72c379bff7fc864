// A table as CSV (RFC 4180) that opens by a double click: UTF-8 with a byte order mark, or Excel takes Arabic for Latin; line
// ends of Windows; every cell quoted. What a stranger wrote must stay what it is:
// - no formula (https://owasp.org/www-community/attacks/CSV_Injection): what begins like one gets an apostrophe in front;
// - no number, day or time: a telephone's plus, a registry number's zeros and 1/2 would be lost. Such a text gets a
//   left-to-right mark (U+200E) in front, which nobody sees, which no spreadsheet takes for part of a number, and which keeps the
//   plus on the left in an Arabic sheet. README has what each cell opens as.

import { printInstant } from '../config/printInstant.ts';
import { localTime } from '../config/timeZone.ts';
import { type Cell, REFERENCE } from './cell.ts';
import type { Table } from './exportTable.ts';
import { isNumberLike } from './isNumberLike.ts';
import type { Column } from './mergeColumns.ts';

const BYTE_ORDER_MARK = '\ufeff';
const LEFT_TO_RIGHT = '\u200e';
/** Halves of characters have no UTF-8. */
const UNWRITABLE = /(?!\n)\p{Cc}|\p{Cs}/gu;
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u;
/** Begins like a formula, but can only be a number. */
const TELEPHONE = /^\+\d[\d ]*$/;

/** The lines of `table`, cells set apart by `separator`. Days and instants have a column in ISO 8601 beside them. */
export async function* csvLines({ columns, rows, timeZone }: Table, separator: string): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => `${cells.map(quote).join(separator)}\r\n`;
  yield BYTE_ORDER_MARK + line(columns.flatMap(headsOf));
  for await (const row of rows) yield line(columns.flatMap((column, i) => cellsOf(column, row[i], timeZone)));
}

function headsOf({ kind, title }: Column): string[] {
  return kind === 'day' || kind === 'instant' ? [safe(title), safe(`${title} (ISO)`)] : [safe(title)];
}

function cellsOf({ name, kind }: Column, cell: Cell | undefined, timeZone: string): string[] {
  const hasIso = kind === 'day' || kind === 'instant';
  if (!cell) return hasIso ? ['', ''] : [''];
  if (cell.kind === 'number') return [String(cell.value)];
  if (cell.kind === 'day') return [safe(cell.text), cell.day];
  if (cell.kind === 'instant') return [printInstant(cell.instant, timeZone), isoInstant(cell.instant, timeZone)];
  // A reference is never read as a number, and programs look it up.
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
