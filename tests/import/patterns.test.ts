// Patterns of other makers are asked for as they are: with lookaheads, with escapes that the flag `u` refuses, beside lengths.
import { expect, it } from 'vitest';
import { importedGroup } from './support/imported.ts';

it.each([
  ['a pattern that looks ahead', '^(?=.*[a-z])(?=.*\\d)[a-z\\d]{4,}$'],
  ['one that looks behind', '(?<=a)b'],
  ['escapes that escape nothing', '^[\\w\\_]+\\@\\d\\-$', '^[\\w_]+@\\d-$'],
  ['a hyphen beside several characters', '^[\\w-\\.]+$', '^[\\w\\-\\.]+$'],
])('%s', async (_, pattern, written = pattern) => {
  const { code, read, lines } = await importedGroup({ a: { type: 'string', title: 'A', maxLength: 50, pattern } });
  expect(code).toBe(0);
  expect(lines.join('\n')).not.toMatch(/Left out/);
  expect(read('questions.schema.json')).toMatchObject({ properties: { a: { pattern: written } } });
});

it('a letter that escapes nothing may mean something elsewhere: the pattern is left out', async () => {
  const { code, lines } = await importedGroup({
    a: { type: 'string', title: 'A', maxLength: 50, pattern: '\\yab\\m' },
  });
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/Left out:\n.*\/a\/pattern\n +The pattern is not a regular expression/);
});

it('the beginning and the end of the text, as other languages write them, are carried over', async () => {
  const { code, lines, read } = await importedGroup({
    a: { type: 'string', title: 'A', maxLength: 50, pattern: '\\Aab\\Z' },
  });
  expect(code).toBe(0);
  expect(lines.at(-1)).toContain('made and proved');
  expect(read('questions.schema.json')).toMatchObject({ properties: { a: { pattern: '^ab$' } } });
});

it('beside a pattern of that length a least length is left out, and a greatest one gets no message that nobody could see', async () => {
  const schema = { type: 'string', title: 'A', maxLength: 4, pattern: '^[0-9]{4}$' };
  const { code, lines, read } = await importedGroup({ a: { ...schema, minLength: 4 } });
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(Object(read('questions.schema.json')).properties.a).toEqual({
    ...schema,
    errorMessage: { pattern: expect.any(String) },
  });
});

it.each([
  ['a text that is not blank', { pattern: '^.*\\S.*' }],
  ['one without blanks alone', { pattern: '^(?!\\s*$).+' }],
  ['a day', { format: 'date', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }],
])('a pattern that every answer matches is not needed: %s', async (_, keywords) => {
  const { code, lines, read } = await importedGroup({ a: { type: 'string', title: 'A', maxLength: 9, ...keywords } });
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(Object(read('questions.schema.json')).properties.a.pattern).toBeUndefined();
  expect(lines.join('\n')).toMatch(
    /a\/pattern\n +(?:Every answer of one line matches this pattern|"pattern" has no effect)/,
  );
});
