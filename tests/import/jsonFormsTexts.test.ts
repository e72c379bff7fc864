// A label of JSON Forms is a text at its place: in its category and group, also after the last control.
import { expect, it } from 'vitest';
import { imported } from './support/imported.ts';

const control = (name: string, others: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...others });
const category = (label: string, ...elements: object[]) => ({ type: 'Category', label, elements });
const group = (label: string, ...elements: object[]) => ({ type: 'Group', label, elements });
const label = (text: string, others: object = {}) => ({ type: 'Label', text, ...others });
const schema = { type: 'object', title: 'Two parts', properties: { a: { type: 'boolean' }, b: { type: 'string' } } };
const shownIfA = { rule: { effect: 'SHOW', condition: { scope: '#/properties/a', schema: { const: true } } } };

it('after the last control of a category it stays in its step', async () => {
  const elements = [
    category('One', control('a'), label('End of one')),
    category('Two', control('b'), label('I declare that all is true')),
  ];
  const { code, read, lines } = await imported(schema, { type: 'Categorization', elements });
  expect(lines.at(-1)).toContain('made and proved');
  expect(code).toBe(0);
  expect(read('step-1.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['a'] }, { text: ['End of one'], fields: [] }],
  });
  expect(read('step-2.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['b'] }, { text: ['I declare that all is true'], fields: [] }],
  });
});

it('after the last control of a group it stays in it', async () => {
  const elements = [group('First', control('a'), label('End')), group('Second', label('Begin'), control('b'))];
  const { code, read } = await imported(schema, { type: 'VerticalLayout', elements });
  expect(code).toBe(0);
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [
      { title: 'First', fields: ['a'] },
      { text: ['End'], fields: [] },
      { title: 'Second', text: ['Begin'], fields: ['b'] },
    ],
  });
});

it('before and after all categories it is in the first and the last step', async () => {
  const steps = [category('One', control('a')), category('Two', control('b'))];
  const elements = [label('Welcome'), { type: 'Categorization', elements: steps }, label('Thank you')];
  const { code, read } = await imported(schema, { type: 'VerticalLayout', elements });
  expect(code).toBe(0);
  expect(read('step-1.ui.json')).toMatchObject({ 'ui:sections': [{ text: ['Welcome'], fields: ['a'] }] });
  expect(read('step-2.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['b'] }, { text: ['Thank you'], fields: [] }],
  });
});

it('beside a control that shows nothing it is kept', async () => {
  const elements = [control('a'), label('Before'), control('gone')];
  const { read } = await imported(schema, { type: 'VerticalLayout', elements });
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [{ fields: ['a'] }, { text: ['Before'], fields: [] }],
  });
});

it('in a category without questions, or under a rule that its section does not have, it is named', async () => {
  const elements = [
    category('One', control('a'), label('By bus', shownIfA)),
    category('Two', control('b')),
    category('Three', label('Nothing is asked')),
  ];
  const { code, lines } = await imported(schema, { type: 'Categorization', elements });
  expect(code).toBe(0);
  const report = lines.join('\n');
  expect(report).toMatch(/elements\/0\/elements\/1\n +A text that a rule decides on is shown always/);
  expect(report).toMatch(/elements\/2\/elements\/0\n +A text of a category that asks nothing/);
});

it('between questions of one group of the schema it stands after the group, and the report says so', async () => {
  const nested = { type: 'object', properties: { g: { ...schema, title: 'The group' } } };
  const inG = (name: string) => ({ type: 'Control', scope: `#/properties/g/properties/${name}` });
  const elements = [label('First'), inG('a'), label('Between'), inG('b')];
  const { code, read, lines } = await imported(nested, { type: 'VerticalLayout', elements });
  expect(code).toBe(0);
  expect(read('questions.ui.json')).toMatchObject({
    'ui:sections': [
      { text: ['First'], fields: ['g'] },
      { text: ['Between'], fields: [] },
    ],
  });
  const said = lines.join('\n');
  expect(said).toMatch(/elements\/2\n +A text between questions of one group stands after the group/);
  expect(said).not.toMatch(/elements\/0\n +A text between/);
});
