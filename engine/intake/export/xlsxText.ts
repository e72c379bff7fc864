// Names, numbers and texts as a workbook spells them.

/** UTF-16 units that a cell holds. */
export const MAX_TEXT = 32_767;

/** What XML 1.0 cannot hold, halves of characters among it; a carriage return would be read as a line feed. */
const UNWRITABLE = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** How a workbook spells a character by its number; a text that looks so would be read as that character. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `text` within XML; what a cell has no room for is replaced by `cut`. */
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

/** Excel takes 1900 for a leap year: before its March one program's days are not another's. */
const FIRST_DAY = '1900-03-01';
const DAY = 24 * 60 * 60 * 1000;
const EPOCH = Date.UTC(1899, 11, 30);

/** The number by which spreadsheets know a day (`YYYY-MM-DD`) and a time of it (`HH:MM`); undefined before March 1900. */
export function dayNumber(day: string, time = '00:00'): number | undefined {
  return day < FIRST_DAY ? undefined : (Date.parse(`${day}T${time}Z`) - EPOCH) / DAY;
}

/** `title` as the name of a sheet, of which some characters and more than 31 are refused. */
export function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]|\p{Cc}/gu, ' ')
    .trim()
    .replace(/^'+|'+$/g, '');
  return [...name].slice(0, 31).join('').slice(0, 31).trim() || 'Sheet';
}
