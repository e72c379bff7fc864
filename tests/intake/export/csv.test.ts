// How spreadsheets and programs parse the cells of an exported CSV.
import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import type { Cell } from '../../../engine/intake/export/cell.ts';
import { csvLines } from '../../../engine/intake/export/csv.ts';
import type { Table } from '../../../engine/intake/export/exportTable.ts';
import { tableOf, text } from '../admin/tableOf.ts';

const MARK = '\u200e';

async function printed(table: Table, separator = ','): Promise<string> {
  let all = '';
  for await (const line of csvLines(table, separator)) all += line;
  return all;
}

async function cellOf(cell: Cell): Promise<unknown> {
  return parseCsv(await printed(tableOf([cell])), { preserveWhitespace: true } as object)[1]?.[0];
}

it.each([
  ['+96171123456', `${MARK}+96171123456`],
  ['+961 71 123 456', `${MARK}+961 71 123 456`],
  ['03123456', `${MARK}03123456`],
  ['0056', `${MARK}0056`],
  ['٠٠٥٦', `${MARK}٠٠٥٦`],
  ['1/2', `${MARK}1/2`],
  ['3-4', `${MARK}3-4`],
  ['1E5', `${MARK}1E5`],
  ['12:30', `${MARK}12:30`],
  ['10:30 pm', `${MARK}10:30 pm`],
  ['(5)', `${MARK}(5)`],
  ['5 %', `${MARK}5 %`],
  ['$5', `${MARK}$5`],
  ['14 February', `${MARK}14 February`],
  ['Mar 5', `${MARK}Mar 5`],
  ['MAR1', `${MARK}MAR1`],
  ['14 شباط 2022', `${MARK}14 شباط 2022`],
  ['Grade 5', 'Grade 5'],
  ['Block 5, Hamra', 'Block 5, Hamra'],
  ['May', 'May'],
  ['', ''],
  ['ليلى', 'ليلى'],
  ['a, "b"; c\nd', 'a, "b"; c\nd'],
  ['half \ud83d of a pair', 'half  of a pair'],
  ['bell \u0007, escape \u001b[31m, C1 \u009b', 'bell , escape [31m, C1 '],
])('the text %j is the cell %j', async (given, cell) => {
  expect(await cellOf(text(given))).toBe(cell);
});

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = ['', ' ', '\u00a0', '\t', '\r', '\u200e', '\u200b', '\ufeff', '\u0000', '\t\r '];
it.each(starts.flatMap((start) => before.map((first) => `${first}${start}1+1*cmd`)))(
  '%j is no formula',
  async (given) => {
    const cell = String(await cellOf(text(given)));
    expect(cell).toMatch(/^'/);
    expect(cell).toContain('1+1*cmd');
  },
);

it('a cell without a leading mark is neither a formula nor a number, whatever character it starts with', async () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => text(`${String.fromCharCode(code)}1`));
  const [, ...rows] = parseCsv(await printed(tableOf(all)));
  expect(rows).toHaveLength(all.length);
  const read = rows.map(([cell]) => String(cell));
  expect(read.filter((cell) => /^[\s=+\-@＝＋－＠\p{Nd}.,(\p{Sc}]/u.test(cell))).toEqual([]);
});

it('numbers are unquoted; days and instants have a second column in ISO 8601', async () => {
  const cells: Cell[] = [
    { kind: 'number', value: -7.5 },
    { kind: 'day', day: '2018-04-30', text: '30/04/2018' },
    { kind: 'instant', instant: '2026-11-21T22:03:59.999Z' },
  ];
  const rows = await Promise.all(cells.map(async (cell) => parseCsv(await printed(tableOf([cell])))));
  expect(rows).toEqual([
    [['A'], ['-7.5']],
    [
      ['A', 'A (ISO)'],
      [`${MARK}30/04/2018`, '2018-04-30'],
    ],
    [
      ['A', 'A (ISO)'],
      ['2026-11-22 00:03 +02:00', '2026-11-22T00:03:59+02:00'],
    ],
  ]);
});

it('is UTF-8 with a byte order mark and CRLF, separated by comma, semicolon or tab', async () => {
  expect(await printed(tableOf([text('a')]))).toBe('\ufeff"A"\r\n"a"\r\n');
  const two = tableOf([], { columns: ['A', 'B'].map((title) => ({ name: title, title, kind: 'text', longest: 1 })) });
  expect(await printed(two, ';')).toBe('\ufeff"A";"B"\r\n');
});
