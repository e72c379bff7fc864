// Long because each of what is carried over is imported.
// What other makers' definitions say and forms say too is carried over as it is: nothing of it is left out or written in another way.
import { describe, expect, it } from 'vitest';
import { imported } from './support/imported.ts';
import { workbook } from './support/workbook.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const choice = { type: 'string', title: 'Choice', enum: ['x', 'y', 'z'] };
const number = { type: 'integer', title: 'Number', minimum: 0, maximum: 9 };
// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const when = (condition: object, branch: object) => ({ if: condition, then: branch });
const then = 'then';

type Expected = readonly [schema: object, ui: object];

async function expectCarried(sources: readonly (object | Uint8Array)[], [schema, ui]: Expected): Promise<void> {
  const { code, read, lines } = await imported(...sources);
  expect(lines.filter((line) => /^(?:Left out|Carried over)/.test(line))).toEqual([]);
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject(schema);
  expect(read('questions.ui.json')).toMatchObject(ui);
}

describe('of RJSF:', () => {
  it.each<[string, object, object, Expected]>([
    [
      'a slider',
      { properties: { a: number } },
      { a: { 'ui:widget': 'range' } },
      [{ properties: { a: { minimum: 0, maximum: 9 } } }, { a: { 'ui:widget': 'range' } }],
    ],
    [
      'a slider by its options',
      { properties: { a: { ...number, type: 'number', multipleOf: 0.5 } } },
      { a: { 'ui:options': { widget: 'range' } } },
      [{ properties: { a: { multipleOf: 0.5 } } }, { a: {} }],
    ],
    [
      'a number with buttons',
      { properties: { a: { ...number, multipleOf: 3 } } },
      { a: { 'ui:widget': 'updown' } },
      [{ properties: { a: { multipleOf: 3 } } }, { a: { 'ui:widget': 'updown' } }],
    ],
    [
      'a password',
      { properties: { a: text } },
      { a: { 'ui:widget': 'password' } },
      [{}, { a: { 'ui:widget': 'password' } }],
    ],
    [
      'widgets by the names of their components',
      { properties: { a: { ...number, multipleOf: 3 }, b: { ...text, title: 'B' }, c: { ...text, title: 'C' } } },
      {
        a: { 'ui:widget': 'UpDownWidget' },
        b: { 'ui:widget': 'PasswordWidget' },
        c: { 'ui:widget': 'TextWidget' },
      },
      [{}, { a: { 'ui:widget': 'updown' }, b: { 'ui:widget': 'password' } }],
    ],
    [
      'a password by its input',
      { properties: { a: text, b: { ...text, title: 'B' } } },
      { a: { 'ui:options': { inputType: 'password' } }, b: { 'ui:inputType': 'password' } },
      [{}, { a: { 'ui:widget': 'password' }, b: { 'ui:widget': 'password' } }],
    ],
    [
      'a password by its format',
      { properties: { a: { ...text, format: 'password' } } },
      {},
      [{}, { a: { 'ui:widget': 'password' } }],
    ],
    [
      'the types of files',
      {
        properties: {
          a: { type: 'string', format: 'data-url', title: 'A' },
          b: { type: 'array', title: 'B', maxItems: 3, items: { type: 'string', format: 'data-url' } },
          c: { type: 'string', format: 'data-url', title: 'C' },
          d: { type: 'string', format: 'data-url', title: 'D' },
        },
      },
      {
        a: { 'ui:options': { accept: '.pdf' } },
        b: { 'ui:accept': 'image/*' },
        c: { 'ui:options': { accept: '.jpg, .jpeg' } },
        d: { 'ui:accept': 'image/*,.pdf' },
      },
      [
        {
          properties: {
            a: { format: 'attachment', attachments: { types: ['application/pdf'] } },
            b: { items: { attachments: { types: ['image/jpeg', 'image/png'] } } },
            c: { attachments: { types: ['image/jpeg'] } },
          },
        },
        {},
      ],
    ],
    [
      'names of options by position',
      { properties: { a: choice } },
      { a: { 'ui:enumNames': ['Ex', 'Why', 'Zed'] } },
      [{}, { a: { 'ui:enumNames': ['Ex', 'Why', 'Zed'] } }],
    ],
    [
      'names of some options',
      { properties: { a: choice } },
      { a: { 'ui:enumNames': { y: 'Why' } } },
      [{}, { a: { 'ui:enumNames': { y: 'Why' } } }],
    ],
    [
      'the order of options',
      { properties: { a: choice } },
      { a: { 'ui:enumOrder': ['z', '*'] } },
      [{}, { a: { 'ui:enumOrder': ['z', '*'] } }],
    ],
    [
      'answers that nobody changes',
      { properties: { a: { ...text, default: 'Ja' }, b: { ...text, title: 'B', default: 'Nu' } } },
      { a: { 'ui:readonly': true }, b: { 'ui:disabled': true } },
      [{ properties: { a: { default: 'Ja' } } }, { a: { 'ui:readonly': true }, b: { 'ui:disabled': true } }],
    ],
    [
      'a group that nobody changes',
      {
        properties: {
          kept: text,
          g: { type: 'object', title: 'G', properties: { a: { ...text, title: 'A', default: 'Ja' } } },
        },
      },
      { g: { 'ui:disabled': true } },
      [{}, { g: { 'ui:disabled': true } }],
    ],
    [
      'a default in a branch',
      {
        properties: { c: choice },
        ...when(
          { properties: { c: { const: 'x' } }, required: ['c'] },
          { properties: { a: { ...number, default: 4 } } },
        ),
      },
      {},
      [{ [then]: { properties: { a: { default: 4 } } } }, {}],
    ],
    [
      'a default in a case',
      {
        properties: { c: choice },
        dependencies: {
          c: {
            oneOf: [
              { properties: { c: { enum: ['x'] }, a: { ...number, default: 4 } } },
              { properties: { c: { enum: ['y', 'z'] } } },
            ],
          },
        },
      },
      {},
      [{ dependencies: { c: { oneOf: [{ properties: { a: { default: 4 } } }, {}] } } }, {}],
    ],
    [
      'a list of single answers',
      { properties: { a: { type: 'array', title: 'Names', maxItems: 3, minItems: 1, items: text } }, required: ['a'] },
      { a: { items: { 'ui:placeholder': 'Name' } } },
      [
        { properties: { a: { items: { type: 'string' }, minItems: 1 } } },
        { a: { items: { 'ui:placeholder': 'Name' } } },
      ],
    ],
    [
      'a list of numbers with buttons',
      { properties: { a: { type: 'array', title: 'Numbers', maxItems: 3, items: number } } },
      { a: { items: { 'ui:widget': 'updown' } } },
      [{}, { a: { items: { 'ui:widget': 'updown' } } }],
    ],
  ])('%s', async (_, schema, uiSchema, expected) => {
    await expectCarried([{ schema: { type: 'object', title: 'Form', ...schema }, uiSchema }], expected);
  });
});

const control = (name: string, others: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...others });

describe('of JSON Forms:', () => {
  it.each<[string, object, object, Expected]>([
    ['a slider', { a: number }, { slider: true }, [{}, { a: { 'ui:widget': 'range' } }]],
    ['a password', { a: text }, { format: 'password' }, [{}, { a: { 'ui:widget': 'password' } }]],
    [
      'an answer that nobody changes',
      { a: { ...text, default: 'Ja' } },
      { readonly: true },
      [{}, { a: { 'ui:readonly': true } }],
    ],
    [
      'a list of single answers',
      { a: { type: 'array', title: 'Names', maxItems: 3, items: text } },
      {},
      [{ properties: { a: { items: { type: 'string' } } } }, {}],
    ],
    [
      'a default of a question that is shown sometimes',
      { a: { ...number, default: 4 }, b: { type: 'boolean', title: 'B' } },
      {},
      [{ allOf: [{ [then]: { properties: { a: { default: 4 } } } }] }, {}],
    ],
  ])('%s', async (_, properties, options, expected) => {
    const rule = { effect: 'SHOW', condition: { scope: '#/properties/b', schema: { const: true } } };
    const isSometimes = Object.hasOwn(properties, 'b');
    const uischema = {
      type: 'VerticalLayout',
      elements: [control('a', { options, ...(isSometimes && { rule }) }), ...(isSometimes ? [control('b')] : [])],
    };
    await expectCarried([{ schema: { type: 'object', title: 'Form', properties }, uischema }], expected);
  });
});

describe('of XLSForm:', () => {
  const columns = [
    'type',
    'name',
    'label',
    'parameters',
    'appearance',
    'default',
    'readonly',
    'constraint',
    'relevant',
  ];

  it.each<[string, readonly string[], Expected]>([
    [
      'a slider',
      ['range', 'a', 'A', 'start=2 end=8 step=2'],
      [{ properties: { a: { type: 'integer', multipleOf: 2 } } }, { a: { 'ui:widget': 'range' } }],
    ],
    [
      'a slider between fractions',
      ['range', 'a', 'A', 'start=0 end=1 step=0.25'],
      [{ properties: { a: { multipleOf: 0.25 } } }, { a: { 'ui:widget': 'range' } }],
    ],
    ['a password', ['text', 'a', 'A', '', 'masked'], [{}, { a: { 'ui:widget': 'password' } }]],
    ['a number with buttons', ['integer', 'a', 'A', '', 'counter'], [{}, { a: { 'ui:widget': 'updown' } }]],
    ['a default', ['integer', 'a', 'A', '', '', '4'], [{ properties: { a: { default: 4 } } }, {}]],
    [
      'an answer that nobody changes',
      ['text', 'a', 'A', '', '', 'Ja', 'yes'],
      [{ properties: { a: { default: 'Ja' } } }, {}],
    ],
    [
      'a default that is shown sometimes',
      ['integer', 'a', 'A', '', '', '4', '', '', "@kept = 'a'"],
      [{ allOf: [{ [then]: { properties: { a: { default: 4 } } } }] }, {}],
    ],
    [
      'a day from today on',
      ['date', 'a', 'A', '', '', '', '', '. >= today()'],
      [{ properties: { a: { formatMinimum: 'today' } } }, {}],
    ],
    [
      'a day after today',
      ['date', 'a', 'A', '', '', '', '', '. > today()'],
      [{ properties: { a: { formatMinimum: 'today + 1 day' } } }, {}],
    ],
    [
      'a day before another',
      ['date', 'a', 'A', '', '', '', '', ". < date('2027-03-01')"],
      [{ properties: { a: { formatMaximum: '2027-02-28' } } }, {}],
    ],
  ])('%s', async (_, row, expected) => {
    const survey = [columns, ['text', 'kept', 'Kept'], row.map((cell) => (cell === '' ? null : cell))];
    await expectCarried([await workbook({ survey, choices: [['list_name', 'name', 'label']] })], expected);
  });
});
