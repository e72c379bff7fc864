// What a foreign form lets visitors leave blank may be left blank; what has to be answered from now on is named in the report.
import { expect, it } from 'vitest';
import { getIn, parsePointer } from '../../engine/core/index.ts';
import { fitted } from './support/fitted.ts';

const text = { type: 'string', title: 'Text', maxLength: 9 };
const cash = { title: 'Cash', properties: { sum: { ...text, title: 'Sum' } }, required: ['sum'] };
const bank = { title: 'Bank', properties: { iban: { ...text, title: 'IBAN' } }, required: ['iban'] };
const free = { title: 'Free', properties: { why: { ...text, title: 'Why' } } };
const alsoFree = { title: 'Also free', properties: { when: { ...text, title: 'When' } } };
const own = { properties: { note: { ...text, title: 'Note' }, day: { ...text, title: 'Day' } } };

type Row = readonly [what: string, group: object, required: readonly string[], dependent: object];

const always: readonly Row[] = [
  ['cases', { ...own, oneOf: [cash, bank] }, ['case'], {}],
  ['cases of which one asks for nothing', { anyOf: [cash, free] }, [], {}],
  [
    'cases of which one asks for nothing, and one limits an answer',
    { ...own, anyOf: [{ ...cash, properties: { ...cash.properties, day: { maxLength: 2 } } }, free] },
    [],
    { day: ['case'] },
  ],
  ['cases of which one has to hold, where both ask for nothing', { oneOf: [free, alsoFree] }, ['case'], {}],
];
const sometimes: readonly Row[] = [
  ['cases in an optional group', { oneOf: [cash, bank] }, [], {}],
  [
    'cases beside questions of an optional group',
    { ...own, oneOf: [cash, bank] },
    [],
    { note: ['case'], day: ['case'] },
  ],
  [
    'cases beside a question that is required',
    { ...own, required: ['note'], anyOf: [cash, bank] },
    ['note', 'case'],
    {},
  ],
  [
    'cases beside a group of questions',
    { properties: { g: { type: 'object', title: 'G', ...own } }, oneOf: [cash, bank] },
    ['case'],
    {},
  ],
];
const groups = [...always, ...sometimes];

const list = { type: 'array', title: 'A list', maxItems: 3, minItems: 1, items: text };
const options = { ...list, title: 'Options', items: { type: 'string', enum: ['a', 'b', 'c'] }, uniqueItems: true };

const made = fitted({
  title: 'A Form',
  properties: {
    ...Object.fromEntries(groups.map(([title, group], i) => [`g${i}`, { type: 'object', title, ...group }])),
    list,
    options,
    list2: { ...list, title: 'A list that is required' },
    narrowed: { ...list, title: 'Narrowed', minItems: 0 },
  },
  required: [...always.map((_, i) => `g${i}`), 'list2'],
  dependentSchemas: { list: { properties: { narrowed: { minItems: 1 } } } },
});

it('the form fits', () => {
  expect(made.left).toEqual([]);
});

it.each(groups)('%s', (title, _, required, dependent) => {
  const i = groups.findIndex(([one]) => one === title);
  const group = made.schema.properties[`g${i}`];
  expect(group.required ?? []).toEqual(required);
  expect(group.dependentRequired ?? {}).toEqual(dependent);
  const open =
    Object.keys(dependent).length > 0
      ? /^ It may be left blank, unless one of .* is answered\.$/
      : /^ It may be left blank\.$/;
  const insists = required.includes('case') ? /^ It has to be answered\.$/ : open;
  const place = made.lines.findIndex((line) => line.includes(`/properties/g${i}/`));
  const line = made.lines.slice(place).find((one) => one.includes('asks which')) ?? '';
  expect(line.replace(/^.* applies\./, '')).toMatch(insists);
});

it.each(['/properties/list', '/properties/options', '/dependentSchemas/list/properties/narrowed'])(
  'an entry at least is not asked for where a list may be left blank: %s',
  (at) => {
    const { lines, schema } = made;
    expect(getIn(schema, parsePointer(`${at}/minItems`))).toBeUndefined();
    const place = lines.findIndex((line) => line.includes(`${at}/minItems`));
    expect(lines.slice(place + 1)[0]).toMatch(/It may be left blank/);
  },
);

it('one that is required keeps it', () => {
  const { properties, required } = made.schema;
  expect(required).toContain('list2');
  expect(required).not.toContain('list');
  expect(properties.list2.minItems).toBe(1);
});

it.each([
  ['rjsf', {}, /The group is required, .* By its schema it could be left blank/],
  [
    'jsonforms',
    { type: 'VerticalLayout', elements: [{ type: 'Control', scope: '#/properties/g' }] },
    /The group is required, .* By its schema it could be left blank/,
  ],
] as const)('an optional group with a question that is required, of %s', (kind, ui, words) => {
  const group = { type: 'object', title: 'Group', ...own, required: ['note'] };
  const { left, schema, lines } = fitted({ title: 'A Form', properties: { g: group } }, ui, kind);
  expect(left).toEqual([]);
  expect(schema.required).toEqual(['g']);
  expect(lines).toContainEqual(expect.stringMatching(words));
});
