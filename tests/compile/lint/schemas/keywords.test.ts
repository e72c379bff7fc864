import { ruleTests, text } from '../schemaCases.ts';

const when = (condition: unknown) => ({ properties: { a: text }, if: condition });

ruleTests('keywords', /keyword|condition cannot|is not the schema/i, [
  {
    why: 'takes what the engine carries',
    schema: {
      $comment: 'x',
      $defs: {},
      title: 'x',
      description: 'x',
      properties: {
        a: { ...text, pattern: 'x', minLength: 1, format: 'email', errorMessage: { pattern: 'x' }, between: [1, 2] },
        b: { type: 'number', title: 'x', minimum: 1, maximum: 2, multipleOf: 1, enum: [1], enumNames: ['x'] },
        c: { type: 'array', minItems: 1, maxItems: 2, items: { const: 'x' }, lengthEquals: { $data: '1/b' } },
      },
      required: ['a'],
      allOf: [{ if: { required: ['a'] }, else: {} }],
    },
    problems: [],
  },
  {
    why: 'finds a misspelt one',
    schema: { a: { ...text, maxLenght: 50 } },
    problems: ['"maxLenght" is not a keyword that a form can use here'],
  },
  {
    why: 'finds it in a list, a branch and a shared part',
    schema: {
      properties: { a: { type: 'array', items: { minimun: 1 } } },
      if: { required: ['a'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { requird: ['a'] },
      allOf: [{ oneOf: [] }],
    },
    problems: ['"minimun"', '"requird"', '"oneOf"'],
  },
  {
    why: 'takes in a condition what core carries',
    schema: when({
      properties: {
        a: { const: 'x', enum: ['x'], minimum: 1, maximum: 2, not: { const: 'y' } },
      },
      required: ['a'],
      allOf: [{ anyOf: [{ required: ['a'] }] }],
    }),
    problems: [],
  },
  {
    why: 'finds in a condition what core does not carry, at any depth',
    schema: when({
      properties: { a: { pattern: '^x', not: { type: 'string' } } },
      required: ['a'],
      anyOf: [{ allOf: [{ oneOf: [] }] }],
    }),
    problems: ['A condition cannot use "pattern"', 'A condition cannot use "type"', 'A condition cannot use "oneOf"'],
  },
  { why: 'finds true in the place of a condition', schema: when(true), problems: ['A condition cannot use "true"'] },
  { why: 'finds false in the place of a condition', schema: when(false), problems: ['A condition cannot use "false"'] },
  {
    why: 'finds true inside a condition',
    schema: when({ properties: { a: true }, required: ['a'] }),
    problems: ['A condition cannot use "true"'],
  },
  {
    why: 'finds true in the place of a question',
    schema: { a: true },
    problems: ['"true" is not the schema of a question'],
  },
  {
    why: 'takes a question whose name is a keyword',
    schema: { properties: { type: text, if: text, oneOf: text, properties: text } },
    problems: [],
  },
]);
