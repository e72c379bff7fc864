// The report of an XLSForm names what the workbook holds, as the workbook calls it, and what was filled in.
import { expect, it } from 'vitest';
import { surveyed } from './support/surveyed.ts';

it('a column is named as its head is written, and not where nothing stands in it', async () => {
  const rows = [
    { type: 'text', name: 'a', label: 'A', 'bind:odk:length': '9', 'media::image': '', trigger: '', constructor: 'x' },
  ];
  const { code, text } = await surveyed(rows);
  expect(code, text).toBe(0);
  expect(text).toMatch(/survey column bind:odk:length, survey column constructor\n/);
  expect(text).not.toMatch(/image|trigger/);
});

it.each([
  ['a question', { type: 'text', name: 'home_town' }],
  ['a computed answer', { type: 'calculate', name: 'home_town', calculation: '@a + @b' }],
])('a title is filled in for %s without a label', async (_, row) => {
  const { code, properties, text } = await surveyed([
    { type: 'integer', name: 'a', label: 'A', required: 'yes' },
    { type: 'integer', name: 'b', label: 'B', required: 'yes' },
    row,
  ]);
  expect(code, text).toBe(0);
  expect(properties.home_town.title).toBe('Home town');
  expect(text).toMatch(/survey row 4\n +A title, made of the name\./);
});

it('a barcode is typed', async () => {
  const { code, text } = await surveyed([{ type: 'barcode', name: 'tag', label: 'Tag', required: 'yes' }]);
  expect(code, text).toBe(0);
  expect(text).toMatch(/row 2\n +What a barcode says is typed: a form reads none with the camera/);
});
