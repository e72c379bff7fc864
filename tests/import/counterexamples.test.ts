// Schemas of which the import once made a form that failed its check or its proof, or none: each as small as it failed.
import { expect, it } from 'vitest';
import { imported } from './support/imported.ts';

const then = 'then';

it.each<[string, object]>([
  [
    'a checkbox of a branch that is a list outside of it',
    {
      properties: { d: { type: 'array', items: { type: 'boolean' } }, b: { type: 'string' } },
      if: { required: ['b'] },
      [then]: { properties: { c: { type: 'string' } } },
      else: { properties: { d: { type: 'boolean' } }, required: ['d'] },
    },
  ],
  [
    'a checkbox that a part asks as a list',
    {
      properties: { a: { type: 'boolean' }, c: { type: 'string' } },
      allOf: [
        { if: { required: ['c'] }, else: { required: ['a'] } },
        { anyOf: [{ properties: { a: { type: 'array', items: { type: 'string' } } } }] },
      ],
    },
  ],
  [
    'entries that a branch on their own list limits',
    {
      properties: { b: { type: 'array', items: { type: 'number' } } },
      required: ['b'],
      if: { required: ['b'] },
      [then]: { properties: { b: { items: { exclusiveMinimum: 2 } } } },
    },
  ],
  [
    'a title that a part gives, which another question has',
    {
      properties: { d: { type: 'string', title: 'Three' }, c: { type: 'string' } },
      oneOf: [{ properties: { c: { title: 'Three' } } }, { properties: {} }],
    },
  ],
  [
    'the only answer to a question in a branch on whether it is answered',
    {
      properties: { c: { type: 'integer', maximum: 5 } },
      dependencies: { c: { properties: { c: { const: 1 } } } },
    },
  ],
  [
    'a lower least length in a branch',
    {
      properties: { c: { type: 'string', minLength: 5 } },
      required: ['c'],
      oneOf: [{ properties: { c: { minLength: 0 }, b: { type: 'string' } } }, { properties: {} }],
    },
  ],
  [
    'a question asked on both sides of its own answer',
    {
      properties: { k: { type: 'string' } },
      if: { properties: { a: { not: { const: 'No' } } } },
      [then]: { properties: { a: { minLength: 4 } } },
      else: { properties: { a: { maxLength: 5 } } },
    },
  ],
  [
    'a list that only a branch requires',
    {
      properties: { c: { type: 'array', items: { type: 'string' }, minItems: 1 } },
      anyOf: [{ properties: { c: {} }, required: ['c'] }, { properties: {} }],
    },
  ],
  [
    'options in a branch for what has one answer',
    {
      properties: { b: { type: 'string', const: 'No' } },
      oneOf: [{ properties: {} }, { properties: { b: { enum: ['Yes'] }, c: { type: 'string' } } }],
    },
  ],
  [
    'the only answer, in a part, to a question with options',
    {
      properties: { b: { type: 'string', oneOf: [{ const: 'Yes', title: 'Is Yes' }] } },
      allOf: [{ properties: { b: { const: 'Yes' } } }],
    },
  ],
  [
    'a question that is required once another is answered that is asked only beside it',
    {
      properties: { a: { type: 'string' } },
      dependentRequired: { d: ['a'] },
      dependencies: { a: { properties: { d: { type: 'string' } } } },
    },
  ],
  [
    'a text or a number by its own answer',
    {
      properties: { b: { type: 'string' } },
      if: { properties: { a: { maximum: 2 } }, required: ['b'] },
      [then]: { properties: { a: {} } },
      else: { properties: { a: { type: 'number' } } },
    },
  ],
  [
    'an address with a pattern for a word in a branch',
    {
      properties: { d: { type: 'string', format: 'email' } },
      anyOf: [{ properties: {} }, { properties: { d: { type: 'string', pattern: '^[a-z]+$' } }, required: ['d'] }],
    },
  ],
  [
    'an only answer in a case, beside a part that allows one character',
    {
      properties: {
        a: {
          type: 'object',
          properties: { c: { type: 'string' } },
          allOf: [
            { properties: { a: { maxLength: 1 } } },
            { oneOf: [{ properties: { a: { const: 'x' } } }, { properties: { a: { type: 'string', default: 'x' } } }] },
          ],
        },
      },
    },
  ],
  [
    'a title that is defined for several questions, beside one of which another has it',
    {
      properties: {
        c: {
          type: 'object',
          properties: { a: { type: 'string', title: 'What is it?' }, d: { $ref: '#/definitions/one' } },
        },
        a: { $ref: '#/definitions/one' },
      },
      definitions: { one: { type: 'string', title: 'What is it?' } },
    },
  ],
  ['a text of no characters', { properties: { a: { type: 'string', maxLength: 0 } }, required: ['a'] }],
  [
    'several different entries that are checkboxes',
    {
      properties: { d: { type: 'array', items: { type: 'boolean' }, minItems: 2, uniqueItems: true } },
      required: ['d'],
    },
  ],
])('%s', async (_, schema) => {
  const { code, lines } = await imported({ schema: { type: 'object', title: 'A Form', ...schema }, uiSchema: {} });
  expect(lines.at(-1)).toContain('is made and proved');
  expect(code).toBe(0);
});
