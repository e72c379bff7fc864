// A list that is required begins with entries. Once it is not required any more, entries that are still blank go.
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import { type Form, reduceWizard, startWizard } from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const text = (title: string) => ({ type: 'string', title, maxLength: 20 });
const entry = (title: string) => ({
  type: 'object',
  properties: { t: text(title) },
  required: ['t'],
  errorMessage: { required: { t: 'Missing' } },
});
const list = (title: string, items: object) => ({ type: 'array', title, minItems: 2, maxItems: 3, items });
const LISTS = { plain: list('Plain', { type: 'string', maxLength: 20 }), groups: list('Groups', entry('Inside')) };

/** A question and a list, at the root or in a group or an entry around both, with the list required while the question is blank. */
async function formOf(name: keyof typeof LISTS, around: 'step' | 'group' | 'entry'): Promise<Form> {
  const asked = {
    type: 'object',
    properties: { a: text('Answer'), z: text('Other'), [name]: LISTS[name] },
    required: ['z'],
    errorMessage: { required: { z: 'Missing' } },
    if: { required: ['a'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { b: text('Further') } },
    else: { required: [name] },
  };
  const schemas = {
    step: asked,
    group: { type: 'object', properties: { g: { title: 'Group', ...asked } }, required: ['g'] },
    entry: {
      type: 'object',
      properties: { e: { type: 'array', title: 'Entries', minItems: 1, maxItems: 2, items: asked } },
      required: ['e'],
    },
  };
  const order = { 'ui:order': ['*'] };
  const folder = writeForm({
    'trip/who.schema.json': schemas[around],
    'trip/who.ui.json': { step: order, group: { g: order }, entry: { e: { items: order } } }[around],
    'trip/form.json': formFile({ steps: [{ id: 'who', label: 'Who' }] }),
  });
  return loadForm(compileForm(folder, 'trip').code);
}

const PLACES = { step: '', group: 'g', entry: 'e[0]' } as const;
const nameIn = (around: keyof typeof PLACES, name: string) => (around === 'step' ? name : `${PLACES[around]}[${name}]`);

describe.each(['step', 'group', 'entry'] as const)('in a %s', (around) => {
  it.each([
    ['plain', undefined, 'x'],
    ['groups', {}, { t: 'x' }],
  ] as const)('%s entries', async (name, blank, filled) => {
    const form = await formOf(name, around);
    const given = (...changes: readonly (readonly [string, unknown])[]) => {
      const state = changes.reduce(
        (before, [asked, answer]) =>
          reduceWizard(form, before, { type: 'change', name: nameIn(around, asked), answer }),
        startWizard(form),
      );
      const { g = state.answers, e = [g] } = state.answers as { g?: object; e?: readonly object[] };
      return e[0];
    };
    expect(given()).toEqual({ [name]: [blank, blank] });
    expect(given(['a', 'x'])).toEqual({ a: 'x' });
    expect(given(['z', 'x'])).toEqual({ z: 'x', [name]: [blank, blank] });
    expect(given([name, [filled, blank]], ['a', 'x'])).toEqual({ a: 'x', [name]: [filled, blank] });
    expect(given(['a', 'x'], ['a', undefined])).toEqual({ [name]: [blank, blank] });
    // Entries that the visitor has added to a list that need not be.
    expect(given(['a', 'x'], [name, [blank]], ['z', 'x'])).toEqual({ a: 'x', z: 'x', [name]: [blank] });
  });
});
