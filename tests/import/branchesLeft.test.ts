// A branch that a form cannot have is left out; the report names each question that only it asks, and nothing of it stays.
import { expect, it } from 'vitest';
import { fitted } from './support/fitted.ts';
import { surveyed } from './support/surveyed.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 9 });
const [a, c, d] = [text('A'), text('The c'), text('The d')];
const then = 'then';
const blank = { not: { required: ['a'] } };
const never = 'applies only while "a" is unanswered, which is required';

it.each<[string, object, object, RegExp | undefined]>([
  [
    'while a required question is blank',
    { properties: { a }, required: ['a'], if: blank, [then]: { properties: { c } } },
    { c: { 'ui:widget': 'textarea' }, 'ui:order': ['a', 'c'] },
    new RegExp(`/then/properties/c\n +"The c", with the branch that asks it\\. This ${never}`),
  ],
  [
    'otherwise, in one of several parts',
    {
      properties: { a },
      required: ['a'],
      allOf: [{ if: { required: ['a'] }, else: { properties: { c, d }, required: ['c'] } }],
    },
    {},
    new RegExp(
      `/else/properties/c\n +"The c", with .*\n.*/else/properties/d\n +"The d", with the branch .* This ${never}`,
    ),
  ],
  [
    'in a group and a list that are asked always',
    {
      properties: {
        a,
        g: { type: 'object', title: 'G', properties: { b: text('B') } },
        l: { type: 'array', title: 'L', items: { type: 'object', properties: { e: text('E') }, required: ['e'] } },
      },
      required: ['a'],
      if: blank,
      [then]: { properties: { g: { properties: { c } }, l: { items: { properties: { d } } } } },
    },
    { g: { 'ui:order': ['c', 'b'] } },
    /\/then\/properties\/g\/properties\/c\n +"The c", .*\n.*\/then\/properties\/l\/items\/properties\/d\n +"The d", /,
  ],
  [
    'by a definition, and under a condition in the branch',
    {
      properties: { a, b: text('B') },
      required: ['a'],
      if: blank,
      [then]: { $ref: '#/definitions/more' },
      definitions: { more: { properties: { c }, if: { required: ['b'] }, [then]: { properties: { d } } } },
    },
    {},
    /\/definitions\/more\/properties\/c\n +"The c", (?:.*\n)*.*\/then\/properties\/d\n +"The d", /,
  ],
  [
    'without a condition',
    { properties: { a }, [then]: { properties: { c } } },
    {},
    /\/then\/properties\/c\n +"The c", with the branch that asks it\. This branch has no condition\./,
  ],
  [
    'and says what holds already',
    {
      properties: { a, b: text('B') },
      required: ['a'],
      allOf: [{ if: { required: ['b'] }, [then]: { required: ['a'] } }],
    },
    {},
    undefined,
  ],
])('a branch that asks %s', (_, schema, ui, named) => {
  const made = fitted(schema, ui);
  const report = made.lines.join('\n');
  expect(made.left).toEqual([]);
  if (named) expect(report).toMatch(named);
  else expect(report).not.toContain('Left out');
  expect(report).not.toMatch(/is not a question|no such question/);
  for (const key of ['if', 'then', 'else', 'allOf']) expect(made.schema).not.toHaveProperty(key);
  expect(JSON.stringify(made.ui)).not.toMatch(/"[cd]"/);
});

it('a condition that is left out leaves no empty part', () => {
  const { schema, lines } = fitted({
    properties: { a },
    allOf: [{ if: { properties: { gone: { const: 'x' } }, required: ['gone'] }, [then]: { required: ['a'] } }],
  });
  expect(lines.join('\n')).toMatch(/A condition/);
  expect(schema).not.toHaveProperty('allOf');
});

it('of XLSForm, the row is named', async () => {
  const {
    code,
    text: report,
    schema,
  } = await surveyed([
    { type: 'text', name: 'a', label: 'A?', required: 'yes' },
    { type: 'text', name: 'c', label: 'C, a question', relevant: "@a = ''" },
    { type: 'text', name: 'd', label: 'D', relevant: "@a = ''" },
  ]);
  expect(code).toBe(0);
  expect(report).toMatch(new RegExp(`survey row 3\n +"C, a question", with .* This ${never}`));
  expect(report).toMatch(/survey row 4\n +"D", with the branch/);
  expect(report).not.toContain('is not a question');
  expect(schema).not.toHaveProperty('allOf');
});
