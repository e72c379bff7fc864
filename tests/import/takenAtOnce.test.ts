// Lists that the importer gives a greatest number of entries take no more than the service takes with one submission.
import { expect, it } from 'vitest';
import { importedGroup } from './support/imported.ts';
import { surveyed } from './support/surveyed.ts';

it('lists for files take as many entries as the service takes files', async () => {
  const { code, properties, text } = await surveyed([
    { type: 'begin_repeat', name: 'rooms', label: 'Rooms' },
    { type: 'begin_repeat', name: 'walls', label: 'Walls' },
    { type: 'image', name: 'photo', label: 'Photo' },
    { type: 'text', name: 'colour', label: 'Colour', required: 'yes' },
    { type: 'end_repeat' },
    { type: 'text', name: 'floor', label: 'Floor', required: 'yes' },
    { type: 'end_repeat' },
  ]);
  expect(code).toBe(0);
  expect(properties.rooms.maxItems * properties.rooms.items.properties.walls.maxItems).toBeLessThanOrEqual(6);
  expect(text).toMatch(/row 2, survey row 3\n +At most 2 entries: the service takes few files at once/);
});

it('lists in lists take as many entries as the service takes answers', async () => {
  const nested = ['a', 'b', 'c'];
  const { code, properties, text } = await surveyed([
    ...nested.map((name) => ({ type: 'begin_repeat', name, label: `List ${name}` })),
    { type: 'text', name: 'first', label: 'First', required: 'yes' },
    { type: 'text', name: 'second', label: 'Second', required: 'yes' },
    ...nested.map(() => ({ type: 'end_repeat' })),
  ]);
  expect(code).toBe(0);
  const { a } = properties;
  const { b } = a.items.properties;
  expect(a.maxItems * b.maxItems * b.items.properties.c.maxItems * 2).toBeLessThanOrEqual(10_000);
  expect(text).toContain('entries: the service takes so many answers at once');
});

it('limits of files that were filled in go with the last question for files', async () => {
  const scan = { type: 'string', format: 'data-url', title: 'Scan' };
  const entry = { type: 'object', properties: { name: { type: 'string', title: 'Name' }, scan }, required: ['name'] };
  const { code, lines, read } = await importedGroup({
    list: { type: 'array', title: 'List', maxItems: 30, items: entry },
  });
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.join('\n')).toMatch(/properties\/scan\n +Up to 30 files are asked for at once/);
  expect(lines.join('\n')).not.toMatch(/form\.json/);
  expect(read('form.json').attachments).toBeUndefined();
});
