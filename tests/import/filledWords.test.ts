// Messages and titles that the importer fills in say what is asked, in sentences.
import { expect, it } from 'vitest';
import { importedGroup } from './support/imported.ts';

const number = { type: 'integer', title: 'Least' };
const date = { type: 'string', format: 'date', title: 'From' };
const text = { type: 'string', title: 'E-mail', maxLength: 9 };

it.each<[string, object, object, string]>([
  ['const', text, { const: { $data: '1/a' } }, 'Other must be the same as “E-mail”'],
  ['equals', text, { equals: { $data: '1/a' } }, 'Other must be the same as “E-mail”'],
  ['atLeast', number, { atLeast: { $data: '1/a' } }, 'Other must not be less than “Least”'],
  ['lessThan', number, { lessThan: { $data: '1/a' } }, 'Other must be less than “Least”'],
  ['formatMinimum', date, { formatMinimum: { $data: '1/a' } }, 'Other must not be before “From”'],
  ['formatExclusiveMaximum', date, { formatExclusiveMaximum: { $data: '1/a' } }, 'Other must be before “From”'],
])('%s names the answer that it compares with', async (keyword, question, limit, message) => {
  const { code, lines, read } = await importedGroup({ a: question, b: { ...question, title: 'Other', ...limit } });
  expect(code, lines.join('\n')).toBe(0);
  expect(Object(read('questions.schema.json').properties).b.errorMessage[keyword]).toBe(message);
  expect(lines.join('\n')).not.toMatch(/does not say what is asked for/);
});

it.each(['I agree to the rules', 'We have read the terms'])('%s is no subject of a sentence', async (title) => {
  const { code, lines, read } = await importedGroup(
    { b: { type: 'boolean', title, const: true } },
    { required: ['b'] },
  );
  expect(code, lines.join('\n')).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { b: { errorMessage: { const: 'The answer has to be agreed to' } } },
    errorMessage: { required: { b: `Please answer “${title}”` } },
  });
});

it('a question for the case does not repeat a title that is a question', async () => {
  const cases = ['Cash', 'Bank'].map((title) => ({
    title,
    properties: { [title.toLowerCase()]: { ...text, title } },
    required: [title.toLowerCase()],
  }));
  const { code, lines, read } = await importedGroup({
    pay: { type: 'object', title: 'How shall we pay?', oneOf: cases },
  });
  expect(code, lines.join('\n')).toBe(0);
  expect(Object(read('questions.schema.json').properties).pay.properties.case.title).toBe('Which of these?');
});

it('the mark of a title is taken off, and noted, before the message is made of it', async () => {
  const [name, street, city] = ['Name *', 'Street (optional)', 'City *'].map((title) => ({ ...text, title }));
  const { code, lines, read } = await importedGroup({ name, street, city }, { required: ['street', 'city'] });
  expect(code, lines.join('\n')).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { name: { title: 'Name' }, street: { title: 'Street' }, city: { title: 'City' } },
    errorMessage: { required: { street: 'Street is required', city: 'City is required' } },
  });
  const at = lines.findIndex((line) => line.includes('The title without its mark'));
  expect(['name', 'street', 'city'].filter((one) => !lines[at - 1]?.includes(`/${one}/title`))).toEqual([]);
});

it('a text without its HTML or Markdown is noted', async () => {
  const { code, lines, read } = await importedGroup({ a: { ...text, description: 'Write **all** <b>names</b>' } });
  expect(code, lines.join('\n')).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({ properties: { a: { description: 'Write all names' } } });
  const at = lines.findIndex((line) => line.includes('The text without its HTML or Markdown'));
  expect(lines[at - 1]).toContain('/a/description');
});
