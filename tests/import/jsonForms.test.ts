// A pair of JSON Forms becomes a form: layouts are sections and steps, rules are conditions.
import { describe, expect, it } from 'vitest';
import { imported, importedOnce } from './support/imported.ts';

const bus = importedOnce(() => ['bus.schema.json', 'bus.uischema.json']);

it('the folder is proved, and only its Arabic is left', async () => {
  const { code, lines, read, found } = bus();
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(await found()).toEqual(['translated']);
  expect(read('form.json')).toMatchObject({ title: 'Bus' });
});

it('groups are sections, labels their texts, and controls the order', () => {
  const { read } = bus();
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [
      { text: ['One form for each child.'], fields: [] },
      { title: 'The child', fields: ['rider'] },
      { title: 'The way', fields: ['route', 'street', 'comment', 'stops'] },
    ],
    rider: { 'ui:order': ['born', 'name', 'allergic', 'allergy', '*'] },
    comment: { 'ui:widget': 'textarea' },
    stops: { 'ui:named-by': 'place', 'ui:entry': 'Stop' },
  });
  expect(read('questions.schema.json')).toMatchObject({
    properties: { rider: { properties: { name: { title: 'Full name' } } } },
  });
});

it('rules are conditions of the group around what they test and show', () => {
  const { read } = bus();
  const { properties, allOf, required } = read('questions.schema.json');
  const branch = (name: string) => ({ properties: { [name]: expect.anything() }, required: [name] });
  expect(Object(properties).rider.allOf).toMatchObject([
    { if: { properties: { allergic: { const: true } }, required: ['allergic'] }, [keyword]: branch('allergy') },
  ]);
  expect(allOf).toMatchObject([{ if: { required: ['route'] }, else: branch('street') }]);
  expect(required).toEqual(['route', 'rider']);
  expect(Object(properties).stops.items.allOf).toMatchObject([{ if: { required: ['late'] } }]);
});

const keyword = 'then';

it('what is not shown, disabled or unknown is named', () => {
  const { lines } = bus();
  const text = lines.join('\n');
  expect(text).toMatch(
    /bus\.schema\.json \/properties\/internal, .*nickname\n +No control|nickname, .*internal\n +No control/,
  );
  expect(text).toMatch(/uischema\.json \/elements\/2\/elements\/2\/rule\n +A rule that disables/);
  expect(text).toMatch(/elements\/2\/elements\/2\n +The option "toggle" has no effect/);
  expect(text).toMatch(/elements\/2\/elements\/4\n +There is no such question/);
});

const control = (name: string, others: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...others });
const category = (label: string, ...elements: object[]) => ({ type: 'Category', label, elements });
const schema = {
  type: 'object',
  title: 'Two parts',
  properties: { a: { type: 'boolean' }, b: { type: 'string' }, c: { type: 'string' } },
  required: ['b', 'c'],
};
const shownIf = (scope: string) => ({
  rule: { effect: 'SHOW', condition: { scope: `#/properties/${scope}`, schema: { const: true } } },
});

describe('categories are', () => {
  it('steps, where each question stands in one of them', async () => {
    const elements = [category('First', control('a'), control('b', shownIf('a'))), category('Second', control('c'))];
    const { code, read } = await imported(schema, { type: 'Categorization', elements });
    expect(code).toBe(0);
    expect(read('form.json')).toMatchObject({
      title: 'Two parts',
      steps: [
        { id: 'step-1', label: 'First' },
        { id: 'step-2', label: 'Second' },
      ],
    });
    expect(read('step-2.schema.json')).toMatchObject({ required: ['c'] });
    expect(read('step-1.schema.json')).not.toHaveProperty('properties.b');
  });

  it('sections, where a rule leads back to an earlier one, or a question is tested in several', async () => {
    const back = [category('First', control('a'), control('c', shownIf('d'))), category('Second', control('d'))];
    const both = { ...control('c', shownIf('d')), type: 'Control' };
    const layout = { type: 'Group', elements: [both], ...shownIf('a') };
    const several = [category('First', control('a')), category('Second', control('d'), layout)];
    for (const elements of [back, several]) {
      const { code, read } = await imported(withBox, { type: 'Categorization', elements });
      expect(code).toBe(0);
      expect(read('questions.ui.json')).toMatchObject({ 'ui:sections': [{ title: 'First' }, { title: 'Second' }] });
    }
  });

  it('steps that are asked under a condition, where a rule of the category says so', async () => {
    const hidden = {
      rule: { effect: 'HIDE', condition: { scope: '#/properties/full-name', schema: { minLength: 4 } } },
    };
    const elements = [
      category('First', control('full-name'), control('a')),
      { ...category('Second', control('g/properties/b'), control('g/properties/d')), ...shownIf('a') },
      { type: 'Category', i18n: 'lastPart', elements: [control('c', hidden), control('g2', shownIf('a'))] },
    ];
    const text = { type: 'string', title: 'Text', maxLength: 9 };
    const { code, read, lines } = await imported(
      {
        type: 'object',
        properties: {
          'full-name': { ...text, title: 'Full name' },
          a: { type: 'boolean', title: 'A' },
          g: {
            type: 'object',
            title: 'G',
            properties: { b: { ...text, title: 'B' }, d: { type: 'boolean', title: 'D' } },
          },
          c: { ...text, title: 'C' },
          g2: { ...text, title: 'G2' },
        },
        required: ['c'],
      },
      { type: 'Categorization', elements },
    );
    expect(lines.at(-1)).toContain('made and proved');
    expect(code).toBe(0);
    expect(read('form.json').steps).toEqual([
      { id: 'step-1', label: 'First' },
      { id: 'step-2', label: 'Second', if: { properties: { '/a': { const: true } }, required: ['/a'] } },
      { id: 'step-3', label: 'Last part' },
    ]);
    expect(read('step-2.schema.json')).toHaveProperty('properties.g.properties.b');
    const [name, box] = Object(read('step-3.schema.json')).allOf;
    expect(name).toMatchObject({ if: { required: ['/fullName'] }, else: { properties: { c: {} }, required: ['c'] } });
    expect(box).toMatchObject({ if: { required: ['/a'] }, [keyword]: { properties: { g2: {} } } });
  });

  it('steps, also where a checkbox of an earlier one must not be ticked', async () => {
    const unless = { rule: { effect: 'SHOW', condition: { scope: '#/properties/a', schema: { const: false } } } };
    const elements = [
      category('First', control('a'), control('b')),
      { ...category('Second', control('c')), ...unless },
    ];
    const { code, read } = await imported(schema, { type: 'Categorization', elements });
    expect(code).toBe(0);
    expect(read('form.json').steps).toMatchObject([{}, { if: { properties: { '/a': { const: false } } } }]);
    expect(read('step-1.ui.json')).toMatchObject({ a: { 'ui:widget': 'radio' } });
  });
});

const withBox = { ...schema, properties: { ...schema.properties, d: { type: 'boolean' } } };
const grouped = {
  type: 'object',
  properties: {
    a: { type: 'boolean', title: 'A' },
    g: {
      type: 'object',
      title: 'G',
      properties: {
        kind: { type: 'string', title: 'Kind', enum: ['x', 'other'] },
        which: { type: 'string', title: 'Which', maxLength: 9 },
      },
    },
  },
};
const inGroup = (name: string, others: object = {}) => control(`g/properties/${name}`, others);
const other = {
  rule: { effect: 'SHOW', condition: { scope: '#/properties/g/properties/kind', schema: { const: 'other' } } },
};

describe('a rule', () => {
  it('on all questions of a group is one on the group, and rules in it stay in it', async () => {
    const elements = [
      control('a'),
      { type: 'Group', label: 'G', elements: [inGroup('kind'), inGroup('which', other)], ...shownIf('a') },
    ];
    const { code, read, lines } = await imported(grouped, { type: 'VerticalLayout', elements });
    expect(code).toBe(0);
    expect(lines).toEqual([expect.stringContaining('made and proved')]);
    const { properties, allOf } = read('questions.schema.json');
    expect(Object.keys(Object(properties))).toEqual(['a']);
    expect(allOf).toMatchObject([
      {
        if: { required: ['a'] },
        [keyword]: { properties: { g: { title: 'G', allOf: [{ if: { required: ['kind'] } }] } } },
      },
    ]);
  });

  it('on some questions of a group leaves the others, and what the controls say of each', async () => {
    const placeholder = { options: { placeholder: 'Which one' } };
    const elements = [control('a'), inGroup('kind'), inGroup('which', { ...shownIf('a'), ...placeholder })];
    const { code, read, lines } = await imported(grouped, { type: 'VerticalLayout', elements });
    expect(code).toBe(0);
    expect(lines).toEqual([expect.stringContaining('made and proved')]);
    expect(read('questions.schema.json')).toMatchObject({
      properties: { g: { properties: { kind: {} } } },
      allOf: [{ if: { required: ['a'] }, [keyword]: { properties: { g: { properties: { which: {} } } } } }],
    });
    expect(read('questions.ui.json')).toMatchObject({ g: { which: { 'ui:placeholder': 'Which one' } } });
  });

  it('that changes nothing beside another is named, and the other stays', async () => {
    const flat = { ...schema, properties: { ...schema.properties, k: { type: 'string', enum: ['x', 'other'] } } };
    const ofK = { rule: { effect: 'SHOW', condition: { scope: '#/properties/k', schema: { const: 'other' } } } };
    const layout = { type: 'VerticalLayout', elements: [control('k'), control('c', ofK)], ...shownIf('a') };
    const { code, read, lines } = await imported(flat, { type: 'VerticalLayout', elements: [control('a'), layout] });
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('without one of its tests. A test of "a" changes nothing');
    expect(read('questions.schema.json').allOf).toMatchObject([
      { if: { required: ['a'] } },
      { if: { allOf: [{ properties: { k: { const: 'other' } } }] } },
    ]);
  });

  it('on one of two controls of a question shows it as the other does', async () => {
    const second = { rule: { effect: 'SHOW', condition: { scope: '#/properties/b', schema: { const: 'x' } } } };
    const elements = [control('a'), control('b'), control('c', shownIf('a')), control('c', second)];
    const { code, read } = await imported(schema, { type: 'VerticalLayout', elements });
    expect(code).toBe(0);
    const [{ if: condition }] = Object(read('questions.schema.json')).allOf;
    expect(condition.anyOf).toMatchObject([{ allOf: [{ required: ['a'] }] }, { allOf: [{ required: ['b'] }] }]);
  });
});

it('several rules on one question hold together', async () => {
  const layout = {
    type: 'Group',
    elements: [
      control('c', { rule: { effect: 'HIDE', condition: { scope: '#/properties/b', schema: { const: 'x' } } } }),
    ],
    ...shownIf('a'),
  };
  const { code, read } = await imported(schema, {
    type: 'VerticalLayout',
    elements: [control('a'), control('b'), layout],
  });
  expect(code).toBe(0);
  const [{ if: condition }] = Object(read('questions.schema.json')).allOf;
  expect(condition.allOf).toMatchObject([{ required: ['a'] }, { not: { required: ['b'] } }]);
});

it('a control of the whole schema draws it as it is', async () => {
  const { code, read } = await imported({ type: 'string', title: 'Name' }, { type: 'Control', scope: '#' });
  expect(code).toBe(0);
  expect(read('questions.schema.json')).toHaveProperty('properties.answer');
});
