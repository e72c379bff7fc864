// `oneOf` and `anyOf` of groups that a question of the form tells apart: it decides, and no further question is asked.
import { expect, it } from 'vitest';
import { importedGroup } from './support/imported.ts';

const name = { type: 'string', title: 'Name', maxLength: 9 };
const more = { type: 'string', title: 'More', maxLength: 9 };
const then = 'then';

const kind = { type: 'string', title: 'Kind', enum: ['a', 'b', 'c'] };
const closed = { type: 'boolean', title: 'Is it closed?' };
const cases = [
  { properties: { k: { enum: ['a'] } }, required: ['k', 'n'] },
  { properties: { k: { enum: ['b', 'c'] }, m: more }, required: ['k', 'm'] },
];

const whenA = { if: { properties: { k: { const: 'a' } }, required: ['k'] }, [then]: { required: ['n'] } };
const whenOther = {
  if: { properties: { k: { enum: ['b', 'c'] } }, required: ['k'] },
  [then]: { properties: { m: { title: 'More' } }, required: ['m'] },
};

it.each<[string, object, object, object]>([
  ['by options', { k: kind, n: name }, { required: ['k'], oneOf: cases }, { allOf: [whenA, whenOther] }],
  [
    'in a part of allOf',
    { k: kind, n: name },
    { allOf: [{ oneOf: cases }] },
    { allOf: [{ allOf: [whenA, whenOther] }] },
  ],
  [
    'by yes and no',
    { k: closed },
    {
      required: ['k'],
      oneOf: [
        { properties: { k: { enum: [true] }, n: name }, required: ['n'] },
        { properties: { k: { enum: [false] } } },
      ],
    },
    { allOf: [{ if: { properties: { k: { const: true } } }, [then]: { properties: { n: { title: 'Name' } } } }] },
  ],
])('%s', async (_, properties, others, expected) => {
  const { code, lines, read } = await importedGroup(properties, others);
  const text = lines.join('\n');
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(text).toMatch(/oneOf\n +"k" decides which of the 2 cases applies/);
  const schema = read('questions.schema.json');
  expect(schema).toMatchObject(expected);
  expect(Object.keys(Object(schema).properties)).not.toContain('case');
});

it('a checkbox that only true answers has to be ticked', async () => {
  const { code, read } = await importedGroup({ a: { ...closed, enum: [true] } }, { required: ['a'] });
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({ properties: { a: { type: 'boolean', const: true } } });
});

it('what several questions refer to is called by each of them', async () => {
  const { code, lines, read } = await importedGroup(
    {
      number: { $ref: '#/definitions/number' },
      relativeNumber: { $ref: '#/definitions/number' },
    },
    { required: ['relativeNumber'], definitions: { number: { type: 'string', maxLength: 9 } } },
  );
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { number: { title: 'Number' }, relativeNumber: { title: 'Relative number' } },
    errorMessage: { required: { relativeNumber: 'Relative number is required' } },
  });
});

it('what is required twice is required once', async () => {
  const { code } = await importedGroup({ a: name }, { required: ['a'], allOf: [{ required: ['a'] }] });
  expect(code).toBe(0);
});
