// Encodes names, dates and texts for a workbook.

/** Limit of a cell, in UTF-16 code units. */
export const MAX_TEXT = 32_767;

/** Invalid in XML 1.0, lone surrogates included; and the carriage return, which parsers turn into a line feed. */
const UNWRITABLE = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** A workbook's escape for a character code (`_x0041_`); a text that contains one must itself be escaped. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `text` escaped for XML; beyond a cell's limit it is truncated and ends with `cut`. */
export function xmlText(text: string, cut = ''): string {
  const whole = text.replace(UNWRITABLE, '');
  const fits =
    whole.length <= MAX_TEXT ? whole : whole.slice(0, MAX_TEXT - cut.length).replace(/[\ud800-\udbff]$/, '') + cut;
  return fits.replace(ESCAPED, '_x005F_').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % 26));
}

/** `B3` for column 1 of row 3. */
export function cellName(column: number, row: number): string {
  return columnName(column) + row;
}

/** Excel treats 1900 as a leap year, so programs disagree on serial numbers before this day. */
const FIRST_DAY = '1900-03-01';
const DAY = 24 * 60 * 60 * 1000;
const EPOCH = Date.UTC(1899, 11, 30);

/** The spreadsheet serial number of a day (`YYYY-MM-DD`) and time (`HH:MM`); undefined before March 1900. */
export function dayNumber(day: string, time = '00:00'): number | undefined {
  return day < FIRST_DAY ? undefined : (Date.parse(`${day}T${time}Z`) - EPOCH) / DAY;
}

/** The part of a day that has passed at a time (`HH:MM`), as spreadsheets keep times. */
export function dayFraction(time: string): number {
  return Date.parse(`1970-01-01T${time}Z`) / DAY;
}

/** `title` as a valid sheet name: at most 31 characters, without those that are forbidden. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]|\p{Cc}/gu, ' ')
    .trim()
    .replace(/^'+|'+$/g, '');
  return [...name].slice(0, 31).join('').slice(0, 31).trim() || 'Sheet';
}
