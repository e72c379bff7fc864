// Workbooks are parsed by another package and compared with the original cells.
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Cell } from '../../../engine/intake/export/cell.ts';
import type { Table } from '../../../engine/intake/export/exportTable.ts';
import { checkFits, xlsxBytes } from '../../../engine/intake/export/xlsx.ts';
import { MAX_TEXT } from '../../../engine/intake/export/xlsxText.ts';
import { tableOf, text } from '../admin/tableOf.ts';

async function written(table: Table): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxBytes(table)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function sheetOf(table: Table) {
  const { sheets } = await readXlsx(await written(table), { readStyles: true });
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error('There is not one sheet');
  return sheet;
}

async function readBack(cell: Cell) {
  const sheet = await sheetOf(tableOf([cell]));
  const style = sheet.cells?.get('1,0')?.style;
  return { value: sheet.rows[1]?.[0], format: style?.numFmt, formula: sheet.cells?.get('1,0')?.formula };
}

it.each([
  ['a telephone', text('+96171123456'), '+96171123456', '@'],
  ['a number of a register', text('0056'), '0056', '@'],
  ['a reference', text('DX7T-5969-D'), 'DX7T-5969-D', '@'],
  ['what looks like a formula', text('=1+1'), '=1+1', '@'],
  ['what looks like a day', text('1/2'), '1/2', '@'],
  ['Arabic', text('ليلى'), 'ليلى', '@'],
  ['several lines', text('a\nb'), 'a\nb', '@'],
  ['blanks around', text('  a '), '  a ', '@'],
  ['what XML marks', text('<a b="c">&amp;</a>'), '<a b="c">&amp;</a>', '@'],
  ['what a workbook escapes', text('_x0041_ _x000d_'), '_x0041_ _x000d_', '@'],
  ['a character of two halves', text('😀'), '😀', '@'],
  ['half a character', text('a\ud83d'), 'a', '@'],
  ['a number', { kind: 'number', value: 7.25 }, 7.25, undefined],
  ['a day', { kind: 'day', day: '2018-04-30', text: '30/04/2018' }, new Date('2018-04-30'), 'dd/mm/yyyy'],
  ['a time', { kind: 'time', time: '06:00', text: '06:00' }, new Date('1899-12-31T06:00Z'), 'hh:mm'],
  [
    'a day with a time',
    { kind: 'moment', day: '2018-04-30', time: '18:45', text: '30/04/2018, 18:45' },
    new Date('2018-04-30T18:45Z'),
    'dd/mm/yyyy\\ hh:mm',
  ],
  ['a day that Excel has not', { kind: 'day', day: '1890-01-02', text: '02/01/1890' }, '02/01/1890', '@'],
  [
    "an instant on the school's clock",
    { kind: 'instant', instant: '2026-11-21T22:03:59.999Z' },
    new Date('2026-11-22T00:03Z'),
    'dd/mm/yyyy\\ hh:mm',
  ],
] satisfies readonly (readonly [string, Cell, unknown, string | undefined])[])('%s', async (_, cell, value, format) => {
  const found = await readBack(cell);
  expect(found.value).toEqual(value);
  expect(found.formula).toBeUndefined();
  if (format) expect(found.format).toBe(format);
});

it('characters that are invalid in XML are removed, all others are kept', async () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
    (one) => !/\p{Cs}/u.test(one),
  );
  const cells = Array.from({ length: 8 }, (_, i) => all.slice(i * 8192, (i + 1) * 8192).join(''));
  const { rows } = await sheetOf(tableOf(cells.map(text)));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
  const kept = all.join('').replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, '');
  expect(rows.slice(1).join('')).toBe(kept);
});

it('a text that is too long is truncated with a note, and not within a surrogate pair', async () => {
  const fits = 'x'.repeat(MAX_TEXT);
  expect((await readBack(text(fits))).value).toBe(fits);
  const { value } = await readBack(text(`${'😀'.repeat(20_000)}`));
  expect(String(value)).toMatch(/😀 … \[cut: too long for a spreadsheet\]$/u);
  expect(String(value).length).toBeLessThanOrEqual(MAX_TEXT);
  expect(String(value).length).toBeGreaterThan(MAX_TEXT - 3);
});

it('has a frozen header row and a filter; in Arabic it is right-to-left', async () => {
  const english = await sheetOf(tableOf([text('a'), text('b')]));
  expect(english).toMatchObject({ name: 'T', freezePane: { rows: 1, columns: 1 }, autoFilter: { range: 'A1:A3' } });
  expect(english.view?.rightToLeft ?? false).toBe(false);
  expect(english.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  const arabic = await sheetOf(tableOf([text('+96171123456')], { language: 'ar', title: 'استمارة: [2026]' }));
  expect(arabic.view?.rightToLeft).toBe(true);
  expect(arabic.name).toBe('استمارة   2026');
});

it('states the time zone', async () => {
  const instants = tableOf([{ kind: 'instant', instant: '2026-11-21T22:03:59.999Z' }]);
  expect((await sheetOf(instants)).rows[0]).toEqual(['A (Asia/Beirut)']);
});

it('a table over the limits of a sheet is refused', () => {
  expect(() => checkFits(1_048_575, 16_384)).not.toThrow();
  expect(() => checkFits(1_048_576, 1)).toThrow('choose fewer by --since and --until, or use csv');
  expect(() => checkFits(1, 16_385)).toThrow('16385 columns');
});

it('rows are read while the file is written, and not kept in memory', async () => {
  let asked = 0;
  async function* rows() {
    for (; asked < 20_000; asked++) yield [text(`${asked} ${Math.random()} ${'ليلى '.repeat(10)}`)];
  }
  let bytes = 0;
  const askedAt: number[] = [];
  for await (const piece of xlsxBytes(tableOf([], { rows: rows() }))) {
    bytes += piece.length;
    askedAt.push(asked);
  }
  expect(bytes).toBeGreaterThan(100_000);
  // A chunk is 64 kB of XML, here of rows of more than 100 characters.
  const steps = askedAt.map((at, i) => at - (askedAt[i - 1] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(700);
});
