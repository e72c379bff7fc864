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
      { title: 'The child', text: ['One form for each child.'], fields: ['rider'] },
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

  it('sections, where a rule leads from one to another', async () => {
    const elements = [category('First', control('a')), category('Second', control('b'), control('c', shownIf('a')))];
    const { code, read } = await imported(schema, { type: 'Categorization', elements });
    expect(code).toBe(0);
    expect(read('questions.ui.json')).toMatchObject({
      'ui:sections': [
        { title: 'First', fields: ['a'] },
        { title: 'Second', fields: ['b', 'c'] },
      ],
    });
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
