// `oneOf` and `anyOf` of groups that differ by the answer to a question of the form: they are carried over as they are written, and the
// importer adds no question that asks which case applies.
import { expect, it } from 'vitest';
import { imported, importedGroup } from './support/imported.ts';

const name = { type: 'string', title: 'Name', maxLength: 9 };
const more = { type: 'string', title: 'More', maxLength: 9 };

const kind = { type: 'string', title: 'Kind', enum: ['a', 'b', 'c'] };
const closed = { type: 'boolean', title: 'Is it closed?' };
const cases = [
  { properties: { k: { enum: ['a'] } }, required: ['k', 'n'] },
  { properties: { k: { enum: ['b', 'c'] }, m: more }, required: ['k', 'm'] },
];

it.each<[string, object, object, object]>([
  ['by options', { k: kind, n: name }, { required: ['k'], oneOf: cases }, { oneOf: cases }],
  ['in a part of allOf', { k: kind, n: name }, { allOf: [{ oneOf: cases }] }, { allOf: [{ oneOf: cases }] }],
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
    { required: ['k'], oneOf: [{ properties: { k: { enum: [true] }, n: { title: 'Name' } } }, {}] },
  ],
])('%s', async (_, properties, others, expected) => {
  const { code, lines, read } = await importedGroup(properties, others);
  expect(lines.at(-1)).toContain('made and proved');
  expect(lines.join('\n')).not.toContain('Left out');
  expect(code).toBe(0);
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

it('an answer that no case of a dependency allows is refused no longer, which the report says', async () => {
  const one = (answer: string) => ({
    properties: { way: { enum: [answer] }, [answer]: { type: 'string', title: answer.toUpperCase(), maxLength: 9 } },
  });
  const way = { type: 'string', title: 'Way', enum: ['bus', 'car', 'foot'] };
  const { code, lines } = await importedGroup({ way }, { dependencies: { way: { oneOf: [one('bus'), one('car')] } } });
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.join('\n')).toMatch(
    /dependencies\/way\/oneOf\n +Answers to "way" that no case allows are refused no longer/,
  );
});

it('one name in the place of a list of names becomes the list', async () => {
  const text = (title: string) => ({ type: 'string', title, maxLength: 9 });
  const { code, lines, read } = await imported({
    properties: { a: text('A'), b: text('B') },
    dependencies: { a: 'b' },
  });
  expect([code, lines.at(-1)]).toEqual([0, expect.stringContaining('made and proved')]);
  expect(read('questions.schema.json')).toMatchObject({ dependencies: { a: ['b'] } });
});
