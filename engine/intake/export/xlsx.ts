// A table as a workbook with one sheet (ECMA-376), streamed row by row. Written here because no maintained package streams
// rows and also supports right-to-left sheets, filters and cell styles (engine/README.md). Cells are typed as
// text, number or date: no formula can be written.
import { directionOf } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import { localTime } from '../config/timeZone.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Cell } from './cell.ts';
import type { Table } from './exportTable.ts';
import type { Column } from './mergeColumns.ts';
import { CELL_STYLES, XLSX_FRAME } from './xlsxFrame.ts';
import { cellName, columnName, dayFraction, dayNumber, sheetName, xmlText } from './xlsxText.ts';
import { type Part, zip } from './zip.ts';

/** A sheet's limits of rows, including the header, and columns. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const LETTER = /\p{L}/u;

/** Throws an {@link AdminError} if so many applications and columns exceed a sheet's limits. */
export function checkFits(applications: number, columns: number): void {
  if (applications < MAX_ROWS && columns <= MAX_COLUMNS) return;
  throw new AdminError(
    `${applications} applications with ${columns} columns are more than a spreadsheet holds: choose fewer by --since and --until, or use csv`,
  );
}

/** The bytes of the workbook. */
export function xlsxBytes(table: Table): AsyncGenerator<Uint8Array> {
  const sheets = `<sheets><sheet name="${xmlText(sheetName(table.title))}" sheetId="1" r:id="rId1"/></sheets>`;
  const workbook = `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONSHIPS}">${sheets}</workbook>`;
  const parts: Part[] = [
    ...XLSX_FRAME.map(([name, xml]): Part => [name, [HEAD + xml]]),
    ['xl/workbook.xml', [workbook]],
    ['xl/worksheets/sheet1.xml', sheet(table)],
  ];
  return zip(parts);
}

async function* sheet(table: Table): AsyncGenerator<string> {
  const { columns, language } = table;
  const last = columnName(Math.max(columns.length - 1, 0));
  const direction = directionOf(language) === 'rtl' ? ' rightToLeft="1"' : '';
  yield `${HEAD}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView${direction} workbookViewId="0">` +
    // Freezes the header row and the column of references.
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.map(columnWidth).join('')}</cols><sheetData>${head(table)}`;
  let row = 1;
  for await (const cells of table.rows) yield rowXml(cells, ++row, table);
  const all = `A1:${last}${row}`;
  // Suppresses Excel's warning (green corners) on texts that look like numbers.
  yield `</sheetData><autoFilter ref="${all}"/><ignoredErrors><ignoredError sqref="${all}" numberStoredAsText="1"/></ignoredErrors></worksheet>`;
}

function columnWidth({ kind, title, longest }: Column, index: number): string {
  const width =
    kind === 'instant' || kind === 'moment'
      ? 17
      : Math.min(Math.max(12, longest + 2, Math.ceil(title.length / 2) + 2), 50);
  return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
}

function head({ columns, language, timeZone }: Table): string {
  const { cut } = engineTexts[language].exports;
  const cells = columns.map(({ kind, title }, i) =>
    textCell(kind === 'instant' ? `${title} (${timeZone})` : title, cellName(i, 1), CELL_STYLES.head, cut),
  );
  // Height for three lines: titles include the step.
  return `<row r="1" ht="48" customHeight="1">${cells.join('')}</row>`;
}

function rowXml(cells: readonly (Cell | undefined)[], row: number, { language, timeZone }: Table): string {
  const { cut } = engineTexts[language].exports;
  const xml = cells.map((cell, i) => (cell ? cellXml(cell, cellName(i, row), timeZone, cut) : ''));
  return `<row r="${row}">${xml.join('')}</row>`;
}

function cellXml(cell: Cell, at: string, timeZone: string, cut: string): string {
  if (cell.kind === 'number') return `<c r="${at}" s="${CELL_STYLES.number}"><v>${cell.value}</v></c>`;
  if (cell.kind === 'instant') {
    const { day, time } = localTime(cell.instant, timeZone);
    return `<c r="${at}" s="${CELL_STYLES.instant}"><v>${dayNumber(day, time)}</v></c>`;
  }
  if (cell.kind === 'time') return `<c r="${at}" s="${CELL_STYLES.time}"><v>${dayFraction(cell.time)}</v></c>`;
  if (cell.kind === 'moment') {
    const moment = dayNumber(cell.day, cell.time);
    if (moment !== undefined) return `<c r="${at}" s="${CELL_STYLES.instant}"><v>${moment}</v></c>`;
  }
  const serial = cell.kind === 'day' ? dayNumber(cell.day) : undefined;
  if (serial !== undefined) return `<c r="${at}" s="${CELL_STYLES.day}"><v>${serial}</v></c>`;
  // A text without letters takes the sheet's direction; in Arabic, a telephone's plus would move to the right.
  return textCell(cell.text, at, LETTER.test(cell.text) ? CELL_STYLES.text : CELL_STYLES.digits, cut);
}

function textCell(text: string, at: string, style: number, cut: string): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text, cut)}</t></is></c>`;
}
