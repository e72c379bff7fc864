// The reader of workbooks: cells of every kind, and what a stranger's file can make it hold.
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../engine/import/read/xlsForm/workbook.ts';
import { workbook } from './support/workbook.ts';

const rows = [
  ['a', 'b & <c>', 'ش'],
  [1.5, true, null, 'd'],
];

it.each(['shared', 'inline'] as const)('cells are read, whether their texts are %s or not', async (mode) => {
  const sheets = readWorkbook(await workbook({ first: rows, 'the second': [] }, mode));
  expect([...sheets.keys()]).toEqual(['first', 'the second']);
  const read = sheets.get('first')?.map(({ number, cells }) => [number, [...cells]]);
  expect(read).toEqual([
    [
      1,
      [
        [0, 'a'],
        [1, 'b & <c>'],
        [2, 'ش'],
      ],
    ],
    [
      2,
      [
        [0, '1.5'],
        [1, 'true'],
        [3, 'd'],
      ],
    ],
  ]);
});

const frame = (sheet: string, shared = '') => ({
  'xl/workbook.xml': strToU8('<x:workbook><x:sheets><x:sheet name="survey" r:id="r1"/></x:sheets></x:workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="r1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/sharedStrings.xml': strToU8(shared),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
});

it('names with a prefix, runs of rich text and entities are read', () => {
  const shared =
    '<x:sst><x:si><x:r><x:t>a&#233;</x:t></x:r><x:rPh><x:t>read aloud</x:t></x:rPh><x:r><x:t> b</x:t></x:r></x:si></x:sst>';
  const sheet = '<x:row r="4"><x:c r="AB4" t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>9</x:v></x:c></x:row>';
  expect(readWorkbook(zipSync(frame(sheet, shared))).get('survey')).toEqual([
    { number: 4, cells: new Map([[27, 'aé b']]) },
  ]);
});

/** The archive with another size for each part of one size, in every place where it says so. */
function saying(bytes: Uint8Array, size: number, instead: number): Uint8Array {
  const [written, other] = [Buffer.alloc(4), Buffer.alloc(4)];
  written.writeUInt32LE(size);
  other.writeUInt32LE(instead);
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf(written); at >= 0; at = changed.indexOf(written, at + 1)) other.copy(changed, at);
  return changed;
}

const content = 'x'.repeat(12_345);

it('a part that unpacks to more than the reader holds is refused', () => {
  const bomb = saying(zipSync(frame(content)), content.length, 33 * 1024 * 1024);
  expect(() => readWorkbook(bomb)).toThrow('more than 32 MB');
});

it('parts that are not read may be of any size', () => {
  const others = zipSync({ ...frame('<row/>'), 'xl/media/image1.png': strToU8(content) });
  const large = saying(others, content.length, 33 * 1024 * 1024);
  expect(readWorkbook(large).get('survey')).toEqual([{ number: 1, cells: new Map() }]);
});

it('a part that says it is small unpacks to no more than it says', () => {
  const sheet = `<row>${'<c t="inlineStr"><is><t>a</t></is></c>'.repeat(300)}</row>`;
  const small = saying(zipSync(frame(sheet)), sheet.length, 20);
  expect(
    readWorkbook(small)
      .get('survey')
      ?.flatMap(({ cells }) => [...cells.values()]),
  ).toEqual([]);
});

it('a sheet with more rows than any survey is refused', () => {
  const rows = (count: number) => readWorkbook(zipSync(frame('<row><c><v>1</v></c></row>'.repeat(count))));
  expect(() => rows(10_001)).toThrow('more than 10000 rows');
  expect(rows(10_000).get('survey')).toHaveLength(10_000);
});

it.each([
  ['no archive', new Uint8Array(9)],
  ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })],
])('%s is refused', (_, bytes) => {
  expect(() => readWorkbook(bytes)).toThrow('no workbook');
});
