import { ruleTests, text } from '../schemaCases.ts';

const when = (condition: unknown) => ({ properties: { a: text }, if: condition });

ruleTests('keywords', /keyword|condition cannot|is not the schema/i, [
  {
    why: 'accepts supported keywords',
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
    why: 'reports a misspelt keyword',
    schema: { a: { ...text, maxLenght: 50 } },
    problems: ['"maxLenght" is not a keyword that a form can use here'],
  },
  {
    why: 'reports keywords in a list, a branch and allOf',
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
    why: 'accepts the keywords of conditions',
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
    why: 'reports other keywords in a condition at any depth',
    schema: when({
      properties: { a: { format: 'date', not: { type: 'string' } } },
      required: ['a'],
      anyOf: [{ allOf: [{ oneOf: [] }] }],
    }),
    problems: ['A condition cannot use "format"', 'A condition cannot use "type"', 'A condition cannot use "oneOf"'],
  },
  { why: 'reports true in place of a condition', schema: when(true), problems: ['A condition cannot use "true"'] },
  { why: 'reports false in place of a condition', schema: when(false), problems: ['A condition cannot use "false"'] },
  {
    why: 'reports true inside a condition',
    schema: when({ properties: { a: true }, required: ['a'] }),
    problems: ['A condition cannot use "true"'],
  },
  {
    why: 'reports true in place of a question',
    schema: { a: true },
    problems: ['"true" is not the schema of a question'],
  },
  {
    why: 'accepts a question whose name is a keyword',
    schema: { properties: { type: text, if: text, oneOf: text, properties: text } },
    problems: [],
  },
]);
