// Long because each expression and column is imported.
// Calculations, filters of options, and limits of days and times: what a form says too is carried over, what it does not say is named.
import { describe, expect, it } from 'vitest';
import { imported } from './support/imported.ts';
import { readRows } from './support/readRows.ts';
import { workbook } from './support/workbook.ts';

const then = 'then';

const rows = [
  { type: 'integer', name: 'a', label: 'A', required: 'yes' },
  { type: 'integer', name: 'b', label: 'B', required: 'yes' },
  { type: 'decimal', name: 'c', label: 'C' },
  { type: 'text', name: 'first', label: 'First', required: 'yes' },
  { type: 'text', name: 'last', label: 'Last', required: 'yes' },
  { type: 'date', name: 'from', label: 'From' },
  { type: 'date', name: 'until', label: 'Until' },
  { type: 'select_one yes_no', name: 'bus', label: 'Bus', required: 'yes' },
  { type: 'select_multiple yes_no', name: 'many', label: 'Many' },
  { type: 'begin_repeat', name: 'child', label: 'Child' },
  { type: 'text', name: 'called', label: 'Called', required: 'yes' },
  { type: 'integer', name: 'fee', label: 'Fee', required: 'yes' },
  { type: 'end_repeat' },
];
const choices = [
  { list_name: 'yes_no', name: 'yes', label: 'Yes' },
  { list_name: 'yes_no', name: 'no', label: 'No' },
];

describe('a calculation that a form knows is a computed answer:', () => {
  it.each<[string, string, object, string?]>([
    ['@a + @b', 'integer', { sum: ['a', 'b'] }],
    ['@a + @c', 'number', { sum: ['a', 'c'] }, 'While some of its numbers are blank'],
    ['@a + coalesce(@c, 0)', 'number', { sum: ['a', 'c'] }],
    ['sum(@fee)', 'integer', { sum: ['child/fee'] }],
    ['@a+sum( @fee )', 'integer', { sum: ['a', 'child/fee'] }],
    ['count(@child)', 'integer', { count: 'child' }],
    ['count(@called)', 'integer', { count: 'child' }],
    ['count-selected(@many)', 'integer', { count: 'many' }],
    ["concat(@first, ' ', @last)", 'string', { join: ['first', 'last'] }],
    ["concat(@last, ', ', @first)", 'string', { join: ['last', 'first'], with: ', ' }],
    ["join(', ', @called)", 'string', { join: ['child/called'], with: ', ' }],
    ['@first', 'string', { join: ['first'] }],
    ['@until - @from', 'integer', { difference: ['from', 'until'], in: 'days' }],
    ["date('2027-09-01') - @from", 'integer', { difference: ['from', '2027-09-01'], in: 'days' }],
    ["if(@bus = 'yes', 40, 2.5)", 'number', { pick: 'bus', of: { yes: 40, no: 2.5 } }],
  ])('%s', (calculation, type, computed, whileBlank = '') => {
    const { schema, lines } = readRows([...rows, { type: 'calculate', name: 'x', label: 'X', calculation }], choices);
    expect(schema.properties.x).toEqual({ type, title: 'X', readOnly: true, computed });
    const notes = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
    const expected = ['The computed answer is shown to visitors.', ...(whileBlank === '' ? [] : [whileBlank])];
    expect(notes).toHaveLength(expected.length);
    for (const [i, words] of expected.entries()) expect(notes[i]).toContain(words);
  });
});

it.each([
  '@a * @b',
  '@a - @b',
  '@a + 1',
  '@a',
  '@a + @a',
  '@fee + @a',
  'sum(@a)',
  'count(@a)',
  'concat(@first, @last)',
  "concat(@first, ' ', @called)",
  "concat('Dear ', @first)",
  "concat(@first, ' ', @bus)",
  'today() - @from',
  'int((@until - @from) div 365.25)',
  "if(@a = 'yes', 1, 0)",
  "if(@bus = 'yes', @a, 0)",
  'once(@first)',
  '@later + @a',
])('any other calculation is left out, and named: %s', (calculation) => {
  const { schema, lines } = readRows(
    [...rows, { type: 'calculate', name: 'x', calculation }, { type: 'integer', name: 'later', label: 'Later' }],
    choices,
  );
  expect(schema.properties).not.toHaveProperty('x');
  expect(lines.join('\n')).toMatch(/survey row 15\n +A question of the type "calculate", computed by /);
});

it('a computed answer names what is beside it and below it; of what is around its group it is left out', () => {
  const { schema, lines } = readRows(
    [
      { type: 'begin_group', name: 'g', label: 'G' },
      ...rows,
      { type: 'calculate', name: 'inside', calculation: '@a + sum(@fee)' },
      { type: 'end_group' },
      { type: 'integer', name: 'beside', label: 'Beside' },
      { type: 'begin_group', name: 'h', label: 'H' },
      { type: 'integer', name: 'other', label: 'Other' },
      { type: 'calculate', name: 'around', calculation: '@other + @beside' },
      { type: 'end_group' },
      { type: 'calculate', name: 'total', calculation: '@a + @inside' },
      { type: 'text', name: 'z', label: 'Z', relevant: '@total > 3', required: 'yes' },
    ],
    choices,
  );
  const { g, h, total } = schema.properties;
  expect(g.properties.inside.computed).toEqual({ sum: ['a', 'child/fee'] });
  expect(h.properties).not.toHaveProperty('around');
  expect(total.computed).toEqual({ sum: ['g/a', 'g/inside'] });
  // No condition tests a computed answer.
  expect(lines.join('\n')).toMatch(/The condition .*total.* it is asked always, and need not be answered/);
  expect(schema.required ?? []).not.toContain('z');
});

describe('a constraint of days and times', () => {
  it.each<[string, string, object | undefined]>([
    ['time', ". >= '08:00'", { formatMinimum: '08:00' }],
    ['time', ". < '14:30:00.000'", { formatMaximum: '14:29' }],
    ['time', ". > '7:15' and . <= '14:30'", { formatMinimum: '07:16', formatMaximum: '14:30' }],
    ['time', '. >= 8', undefined],
    ['date', ". >= '2027-01-01'", { formatMinimum: '2027-01-01' }],
    ['date', '. <= today() + 30', { formatMaximum: 'today + 30 days' }],
    ['date', '. > today() - 7', { formatMinimum: 'today - 6 days' }],
    ['date', 'today() >= .', { formatMaximum: 'today' }],
    ['date', '. <= today() - 6570', undefined],
    ['dateTime', '. >= today()', { formatMinimum: 'today' }],
    ['dateTime', ". < date('2027-01-01')", { formatMaximum: '2026-12-31' }],
    ['dateTime', '. <= today()', undefined],
    ['integer', '18 <= . and -3 < .', { minimum: 18 }],
    ['text', ". >= '08:00'", undefined],
  ])('%s %s', (type, constraint, limits) => {
    const { schema, lines } = readRows([{ type, name: 'a', label: 'A', constraint }]);
    const { type: _, format, title, ...own } = schema.properties.a;
    expect(own).toEqual(limits ?? {});
    expect(lines.join('\n').includes('is no limit')).toBe(limits === undefined);
  });
});

const places = [
  ...['north', 'south', 'sea'].map((name) => ({ list_name: 'region', name, label: name })),
  { list_name: 'town', name: 'tripoli', label: 'Tripoli', Region: 'north' },
  { list_name: 'town', name: 'batroun', label: 'Batroun', Region: 'north' },
  { list_name: 'town', name: 'tyre', label: 'Tyre', Region: 'south' },
  { list_name: 'town', name: 'nowhere', label: 'Nowhere' },
];
const region = { type: 'select_one region', name: 'region', label: 'Region', required: 'yes' };
const town = (type: string, others: object = {}) => ({
  type: `${type} town`,
  name: 'town',
  label: 'Town',
  required: 'yes',
  choice_filter: 'Region = @region',
  ...others,
});

it.each([
  ['select_one', (options: object) => options],
  ['select_multiple', (items: object) => ({ items })],
])('options that another choice filters are asked once that is answered: %s', (type, of) => {
  const { schema, ui, lines } = readRows([region, town(type)], places);
  const narrowing = (option: string, names: readonly string[]) => ({
    if: { properties: { region: { const: option } }, required: ['region'] },
    [then]: { properties: { town: of({ enum: names }) } },
  });
  expect(Object.keys(schema.properties)).toEqual(['region']);
  expect(schema.allOf).toMatchObject([
    {
      if: { properties: { region: { enum: ['north', 'south'] } }, required: ['region'] },
      [then]: {
        properties: {
          town: of({ enum: ['tripoli', 'batroun', 'tyre'], enumNames: ['Tripoli', 'Batroun', 'Tyre'] }),
        },
        required: ['town'],
        allOf: [narrowing('north', ['tripoli', 'batroun']), narrowing('south', ['tyre'])],
      },
    },
  ]);
  expect(ui['ui:order']).toEqual(['region', 'town']);
  expect(lines).toEqual([]);
});

it('options that an answer filters which is itself filtered, down to the third', () => {
  const streets = [
    { list_name: 'street', name: 'quay', label: 'Quay', Region: 'north', town: 'tripoli' },
    { list_name: 'street', name: 'souk', label: 'Souk', Region: 'south', town: 'tyre' },
  ];
  const street = {
    type: 'select_one street',
    name: 'street',
    label: 'Street',
    choice_filter: 'Region = @region and town = @town',
  };
  const { schema, lines } = readRows([region, town('select_one'), street], [...places, ...streets]);
  expect(Object.keys(schema.properties)).toEqual(['region']);
  expect(schema.allOf).toMatchObject([
    {
      if: { properties: { town: { enum: ['tripoli', 'tyre'] } }, required: ['town'] },
      [then]: {
        properties: { street: { enum: ['quay', 'souk'] } },
        allOf: [
          {
            if: { properties: { town: { const: 'tripoli' } } },
            [then]: { properties: { street: { enum: ['quay'] } } },
          },
          { if: { properties: { town: { const: 'tyre' } } }, [then]: { properties: { street: { enum: ['souk'] } } } },
        ],
      },
    },
    { if: { properties: { region: { enum: ['north', 'south'] } } }, [then]: { required: ['town'] } },
  ]);
  expect(lines).toEqual([]);
});

it('an appearance of two words is the one that says more', () => {
  const drawn = (appearance: string) => readRows([{ ...region, appearance }], places.slice(0, 3));
  expect(drawn('minimal autocomplete')).toMatchObject({ ui: { region: { 'ui:widget': 'combobox' } }, lines: [] });
  const { ui, lines } = drawn('minimal quick');
  expect(ui.region).toEqual({ 'ui:widget': 'select' });
  expect(lines.join('\n')).toContain('"quick" has no effect');
});

it.each<[string, object]>([
  ['of two answers', { choice_filter: 'Region = @region and Kind = @kind' }],
  ['of an answer that is no choice', { choice_filter: 'Region = @kind' }],
  ['beside a condition', { relevant: "@region = 'north'" }],
])('any other filter is named: %s', (_, others) => {
  const { schema, lines } = readRows(
    [region, { type: 'text', name: 'kind', label: 'Kind' }, town('select_one', others)],
    places,
  );
  expect(JSON.stringify(schema)).toContain('"nowhere"');
  expect(lines.join('\n')).toMatch(/survey row 4\n +All options are offered/);
});

describe('what is required only sometimes', () => {
  const [bus] = rows.filter(({ name }) => name === 'bus');
  const stop = { type: 'text', name: 'stop', label: 'Stop', required: "@bus = 'yes'", required_message: 'Where?' };

  it('is required in a branch', () => {
    const { schema, lines } = readRows([{ ...bus }, stop], choices);
    expect(schema.properties).toHaveProperty('stop');
    expect(schema.allOf).toEqual([
      {
        if: { properties: { bus: { const: 'yes' } }, required: ['bus'] },
        [then]: { required: ['stop'], errorMessage: { required: { stop: 'Where?' } } },
      },
    ]);
    expect(lines).toEqual([]);
  });

  it.each<[string, readonly object[]]>([
    [
      'by an answer outside of its group',
      [{ ...bus }, { type: 'begin_group', name: 'g' }, stop, { type: 'end_group' }],
    ],
    ['beside a condition on the question', [{ ...bus }, { ...stop, relevant: "@bus != 'no'" }]],
    ['by no comparison', [{ ...bus }, { ...stop, required: 'once(@bus)' }]],
  ])('is named: %s', (_, all) => {
    const { lines } = readRows(all as never, choices);
    expect(lines.join('\n')).toMatch(/Required only if .*: it need not be answered/);
  });
});

it('a form of all of these is proved, also where a name has to be another', async () => {
  const survey = [
    ...rows.map((row) => ({ ...row, ...(row.name === 'fee' && { name: 'the-fee' }) })),
    { type: 'calculate', name: 'all', label: 'All', calculation: '@a + sum($' + '{the-fee})' },
    { type: 'calculate', name: 'how-many', label: 'How many', calculation: 'count(@child)' },
    { type: 'calculate', name: 'whole', label: 'Whole', calculation: "concat(@first, ' ', @last)" },
    { type: 'calculate', name: 'days', label: 'Days', calculation: '@until - @from' },
    { type: 'calculate', name: 'price', label: 'Price', calculation: "if(@bus = 'yes', 40, 0)" },
    { type: 'time', name: 'at', label: 'At', constraint: ". >= '08:00' and . < '14:30'" },
    region,
    town('select_one'),
    { type: 'text', name: 'stop', label: 'Stop', required: "@bus = 'yes'" },
  ];
  const { code, lines, read } = await imported(
    await workbook({ survey: table(survey), choices: table([...choices, ...places]) }),
  );
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { all: { computed: { sum: ['a', 'child/theFee'] } }, howMany: { computed: { count: 'child' } } },
    allOf: [{ if: { properties: { region: { enum: ['north', 'south'] } } } }, { [then]: { required: ['stop'] } }],
  });
});

function table(all: readonly Readonly<Record<string, string>>[]) {
  const columns = [...new Set(all.flatMap((row) => Object.keys(row)))];
  return [columns, ...all.map((row) => columns.map((column) => row[column] ?? null))];
}
