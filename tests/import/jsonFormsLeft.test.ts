// A JSON Forms control with the scope `#` draws the whole schema, so the importer cannot use the labels, rules and layouts around it. Its
// report lists each of them.
import { expect, it } from 'vitest';
import { imported } from './support/imported.ts';

const control = (name: string, others: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...others });
const then = 'then';
const schema = { type: 'object', title: 'Two parts', properties: { a: { type: 'boolean' }, b: { type: 'string' } } };

it('beside a control of the whole schema, what other controls say is named', async () => {
  const whole = { type: 'Control', scope: '#' };
  const elements = [whole, { type: 'Group', label: 'More', elements: [control('b', { label: 'Second' })] }];
  const { code, lines } = await imported(schema, { type: 'VerticalLayout', elements });
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/elements\/1\/elements\/0\n +What this control, or what is around it, says/);
});

const entry = { type: 'object', properties: { n: { type: 'string' }, m: { type: 'string' } }, required: ['n'] };

it('entries are drawn as their list says, also where they are described elsewhere', async () => {
  const rule = { effect: 'SHOW', condition: { scope: '#/properties/n', schema: { const: 'more' } } };
  const detail = {
    type: 'VerticalLayout',
    elements: [control('n', { options: { multi: true } }), control('m', { label: 'More', rule })],
  };
  const { code, lines, read } = await imported(
    {
      type: 'object',
      definitions: { entry },
      properties: { l: { type: 'array', items: { $ref: '#/definitions/entry' } } },
    },
    { type: 'VerticalLayout', elements: [control('l', { options: { detail } })] },
  );
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.join('\n')).not.toMatch(/Left out/);
  expect(read('questions.schema.json')).toMatchObject({
    properties: { l: { items: { allOf: [{ [then]: { properties: { m: { title: 'More' } } } }] } } },
  });
  expect(read('questions.ui.json').l).toMatchObject({ items: { n: { 'ui:widget': 'textarea' } } });
});

it('how an entry is drawn that is a single answer is named', async () => {
  const { code, lines } = await imported(
    { type: 'object', properties: { l: { type: 'array', items: { type: 'string' } } } },
    { type: 'VerticalLayout', elements: [control('l', { options: { detail: { type: 'VerticalLayout' } } })] },
  );
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.join('\n')).toMatch(/elements\/0\/options\/detail\n +How an entry is drawn/);
});

it('what two groups have in common is named where it is described: questions that are not shown, and what is filled in', async () => {
  const { code, lines } = await imported(
    {
      type: 'object',
      definitions: { entry },
      properties: { a: { $ref: '#/definitions/entry' }, b: { $ref: '#/definitions/entry' } },
    },
    { type: 'VerticalLayout', elements: [control('a'), control('b/properties/n')] },
  );
  const text = lines.join('\n');
  expect(code, text).toBe(0);
  expect(text).toMatch(/0\.json \/definitions\/entry\/properties\/m\n +No control of the UI schema shows "b\/m"/);
  expect(text).toMatch(/0\.json \/definitions\/entry\/properties\/n.*\n +A title, made of the name/);
  expect(text).not.toMatch(/^ +\n/m);
});

it('headings and steps that a form does not have are named', async () => {
  const category = (label: string, name: string) => ({
    type: 'Category',
    label,
    elements: [
      {
        type: 'Group',
        label: `Outer ${name}`,
        elements: [{ type: 'Group', label: `Inner ${name}`, elements: [control(name)] }],
      },
    ],
  });
  const { code, lines, read } = await imported(
    { ...schema, allOf: [{ if: { required: ['a'] }, [then]: { required: ['b'] } }] },
    { type: 'Categorization', elements: [category('First', 'a'), category('Second', 'b')] },
  );
  const text = lines.join('\n');
  expect(code, text).toBe(0);
  expect(read('form.json').steps).toHaveLength(1);
  expect(text).toMatch(/1\.json \/\n +The categories are no steps, but headings of one\./);
  expect(text).toMatch(/elements\/0\/elements\/0\n +The heading "Outer a"\./);
  expect(text).toMatch(/elements\/1\/elements\/0\n +The heading "Outer b"\./);
  expect(text).not.toMatch(/The heading "Inner/);
});
