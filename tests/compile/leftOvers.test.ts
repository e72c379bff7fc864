// What generators, other dialects and other tools leave in a schema says nothing, or something plain. It is one finding, and hides no other of its question or group.
import { expect, it } from 'vitest';
import { checkForm } from '../../engine/compile/checkForm.ts';
import { writeForm } from './support/writeForm.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const faulty = { type: 'string', title: '<b>Name</b>', pattern: '^[A-Z]+$' };
const checked = (step: object, ui: object = { 'ui:order': ['*'] }) =>
  checkForm(writeForm({ 'trip/who.schema.json': { type: 'object', ...step }, 'trip/who.ui.json': ui }), 'trip')
    .findings;
const codesOf = (step: object, ui?: object) => checked(step, ui).map(({ code }) => code);

it.each<[object]>(
  [
    ...[
      { minLength: 0 },
      { minLength: null },
      { maxLength: null },
      { maxLength: -1 },
      { description: '' },
      { readOnly: null },
    ],
    ...[{ required: true }, { required: false }, { required: 'yes' }, { required: [] }, { allOf: [] }, { $comment: 5 }],
    ...[{ errorMessage: null }, { format: null }],
  ].map((part) => [part]),
)('%j at a question', (part) => {
  const ui = { 'ui:order': ['*'], d: { 'ui:widget': 'radio' } };
  const found = codesOf({ properties: { d: { ...faulty, ...part } } }, ui);
  expect(found).toEqual(
    expect.arrayContaining(['valuesValid', 'textsPlain', 'lengthsLimited', 'keywordsHaveMessages', 'widgetsFit']),
  );
});

// biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
const branch = { if: { required: ['d'] }, then: { properties: { e: { ...text, title: 'More' } } } };
it.each<[object]>([
  [{ additionalProperties: true }],
  [{ allOf: [] }],
  [{ dependencies: {} }],
  [{ dependentRequired: null }],
  [{ required: true }],
  [{ allOf: branch }],
])('%j at a group, and at the entries of a list', (part) => {
  const group = { type: 'object', title: 'Group', properties: { d: faulty }, ...part };
  for (const properties of [
    { g: group },
    { l: { type: 'array', title: 'List', maxItems: 3, items: { ...group, title: undefined } } },
  ])
    expect(codesOf({ properties })).toEqual(expect.arrayContaining(['valuesValid', 'textsPlain', 'lengthsLimited']));
});

it.each<[type: string, beside: object, repair: string]>([
  ['select', { enum: ['a', 'a'] }, 'Write "type": "string".'],
  ['checkboxes', { items: { type: 'string', enum: ['a', 'a'] } }, 'Write "type": "array" and "uniqueItems": true.'],
  ['list', { items: { ...text, enum: ['a', 'a'] } }, 'Write "type": "array".'],
  ['group', { properties: { d: { ...text, enum: ['a', 'a'] } } }, 'Write "type": "object".'],
])('the type "%s" of other tools, with its parts', (type, beside, repair) => {
  const found = checked({ properties: { q: { title: 'Q', type, ...beside } } });
  expect(found.map((one) => one.repair)).toContain(repair);
  expect(found.map(({ code }) => code)).toContain('noDuplicates');
});

it.each<[what: string, properties: object, mended: Readonly<Record<string, unknown>>]>([
  [
    'of two questions',
    { a: { ...text, required: true }, b: { ...text, title: 'B', required: 'true' } },
    { '/required': ['a', 'b'] },
  ],
  [
    'of a group and a question in it',
    {
      g: {
        type: 'object',
        title: 'G',
        required: true,
        properties: { n: { ...text, required: true }, m: { ...text, title: 'M' } },
      },
    },
    { '/properties/g/required': ['n'], '/required': ['g'] },
  ],
  [
    'of a list and a question of its entries',
    {
      l: {
        type: 'array',
        title: 'L',
        maxItems: 3,
        required: true,
        items: { type: 'object', properties: { n: { ...text, required: true } } },
      },
    },
    { '/properties/l/items/required': ['n'], '/required': ['l'] },
  ],
])('"required": true %s is mended to a list of names', (_, properties, mended) => {
  const edits = checked({ properties }).flatMap(({ mend = [] }) => mend);
  const added = edits.filter(({ value }) => value !== undefined).map(({ pointer, value }) => [pointer, value]);
  expect(Object.fromEntries(added)).toEqual(mended);
  expect(edits.filter(({ value }) => value === undefined).every(({ pointer }) => pointer.endsWith('/required'))).toBe(
    true,
  );
});

it('"required": true in a case of oneOf is not mended, as something else may stand there', () => {
  const kind = (value: string, more: object) => ({ properties: { k: { const: value }, ...more }, required: ['k'] });
  const found = checked({
    properties: { k: { type: 'string', title: 'K', enum: ['a', 'b'] } },
    oneOf: [kind('a', { x: { ...text, required: true } }), kind('b', {})],
  });
  expect(found.map(({ place, mend }) => [place.pointer, mend])).toEqual([
    ['/oneOf/0/properties/x/required', undefined],
  ]);
});

it('a condition in words on a number is not mended', () => {
  const found = checked({
    properties: { n: { type: 'integer', title: 'N', minimum: 0, maximum: 5 } },
    if: { properties: { n: { const: 'yes' } }, required: ['n'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { d: text } },
  });
  expect(found.find(({ code }) => code === 'valuesInList')).toMatchObject({
    repair: 'Write a value of type integer.',
    mend: undefined,
  });
});
