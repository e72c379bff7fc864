// A JSON Forms control with the scope `#` draws the whole schema, so the importer cannot use the labels, rules and layouts around it. Its
// report lists each of them.
import { expect, it } from 'vitest';
import { imported } from './support/imported.ts';

const control = (name: string, others: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...others });
const schema = { type: 'object', title: 'Two parts', properties: { a: { type: 'boolean' }, b: { type: 'string' } } };

it('beside a control of the whole schema, what other controls say is named', async () => {
  const whole = { type: 'Control', scope: '#' };
  const elements = [whole, { type: 'Group', label: 'More', elements: [control('b', { label: 'Second' })] }];
  const { code, lines } = await imported(schema, { type: 'VerticalLayout', elements });
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/elements\/1\/elements\/0\n +What this control, or what is around it, says/);
});

it('how entries are drawn that are described elsewhere is named', async () => {
  const entry = { type: 'object', properties: { n: { type: 'string' }, m: { type: 'string' } }, required: ['n'] };
  const detail = { type: 'VerticalLayout', elements: [control('n', { options: { multi: true } })] };
  const { code, lines } = await imported(
    {
      type: 'object',
      definitions: { entry },
      properties: { l: { type: 'array', items: { $ref: '#/definitions/entry' } } },
    },
    { type: 'VerticalLayout', elements: [control('l', { options: { detail } })] },
  );
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(/elements\/0\/options\/detail\n +How an entry is drawn/);
});
