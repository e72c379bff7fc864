// A form whose first step comes before the others: the modules that the compiler makes of it, and answers that were given meanwhile.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, compileInParts } from '../../../engine/compile/index.ts';
import type { Form, Step, WizardAction } from '../../../engine/core/index.ts';
import { pristineAnswers } from '../../../engine/core/index.ts';
import { withLaterSteps } from '../../../engine/react/laterSteps.ts';
import { createWizardStore, type WizardStore } from '../../../engine/react/state/store.ts';
import { runModule } from '../../compile/support/runModule.ts';
import { formFile, writeForm } from '../../compile/support/writeForm.ts';

const text = (title: string, others: object = {}) => ({ type: 'string', title, maxLength: 20, ...others });
const group = (properties: object, others: object = {}) => ({ type: 'object', properties, ...others });
const kind = (value: string) => ({ properties: { '/who/kind': { const: value } }, required: ['/who/kind'] });
const entries = {
  type: 'array',
  title: 'Things',
  minItems: 1,
  maxItems: 3,
  items: group({ what: text('What') }, { required: ['what'], errorMessage: { required: { what: 'What is it?' } } }),
  errorMessage: { minItems: 'Add a thing', maxItems: 'Too many' },
};

/** The second step depends on the first, with defaults and a list that some answers require; the third is asked for some answers. */
const files = {
  'trip/form.json': formFile({
    steps: [
      { id: 'who', label: 'Who', at: '/who' },
      { id: 'what', label: 'What', at: '/more/what' },
      { id: 'end', label: 'End', at: '/more/end', if: kind('b') },
    ],
  }),
  'trip/who.schema.json': group(
    { kind: { type: 'string', title: 'Kind', enum: ['a', 'b', 'c'] }, name: text('Name', { default: 'Ada' }) },
    {
      if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { note: text('Note', { default: 'x' }) } },
    },
  ),
  'trip/who.ui.json': { 'ui:order': ['*'] },
  'trip/what.schema.json': group(
    { size: text('Size', { default: 'small' }), things: entries },
    {
      allOf: [
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        { if: kind('a'), then: { properties: { colour: text('Colour', { default: 'red' }) } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
        { if: kind('b'), then: { required: ['things'], properties: { colour: text('Colour', { default: 'blue' }) } } },
      ],
    },
  ),
  'trip/what.ui.json': { 'ui:order': ['*'] },
  'trip/end.schema.json': group({ remark: text('Remark', { default: 'none' }) }),
  'trip/end.ui.json': { 'ui:order': ['*'] },
  'trip/ar.json': undefined,
};

/** The form, with its first step only, and its other steps; compiled once. */
let made: Promise<{ readonly whole: Form; readonly part: Form; readonly later: readonly Step[] }> | undefined;
async function make() {
  const { code, definition } = compileForm(writeForm(files), 'trip');
  const parts = compileInParts(definition, code, 0);
  if (!parts) throw new Error('The form is not compiled in parts.');
  const { form: whole } = await runModule<{ form: Form }>(code);
  const { form: part } = await runModule<{ form: Form }>(parts.first);
  const { steps: later } = await runModule<{ steps: readonly Step[] }>(parts.later);
  return { whole, part, later };
}
const parts = () => {
  made ??= make();
  return made;
};

const changes = fc.oneof(
  fc.record({ name: fc.constant('who[kind]'), answer: fc.constantFrom('a', 'b', 'c', undefined) }),
  fc.record({ name: fc.constantFrom('who[name]', 'who[note]'), answer: fc.constantFrom('Ben', undefined) }),
);
/** One change of a question: answers that are changed twice leave something behind where the other steps are there (defaults, entries). */
const actions = fc
  .uniqueArray(changes, { selector: ({ name }) => name, maxLength: 3 })
  .map((all) => all.map((change): WizardAction => ({ type: 'change', ...change })));

const play = (store: WizardStore, played: readonly WizardAction[]) => {
  for (const action of played) store.dispatch(action);
};

describe('the parts of a form', () => {
  it('are its first step, what the others are called and when they are asked, and the others', async () => {
    const { whole, part, later } = await parts();
    expect(part.steps.map(({ id, label }) => [id, label])).toEqual(whole.steps.map(({ id, label }) => [id, label]));
    expect(part.steps[0]?.schema).toEqual(whole.steps[0]?.schema);
    expect(part.steps.slice(1).map(({ at, schema }) => [at, schema])).toEqual([
      [['more', 'what'], undefined],
      [['more', 'end'], undefined],
    ]);
    expect(part.steps[2]?.if).toEqual(whole.steps[2]?.if);
    expect(JSON.stringify(later)).toBe(JSON.stringify(whole.steps.slice(1)));
  });

  it('are not made of a form that is small, or has answers of a step at its root', () => {
    const partsOf = (others: object, most?: number) => {
      const { code, definition } = compileForm(writeForm({ ...files, ...others }), 'trip');
      return compileInParts(definition, code, most);
    };
    expect(partsOf({})).toBeUndefined();
    const placed = (what: object, end: object) => {
      const steps = [
        { id: 'who', label: 'Who', at: '/who' },
        { id: 'what', label: 'What', ...what },
        { id: 'end', label: 'End', ...end },
      ];
      return partsOf({ 'trip/form.json': formFile({ steps }) }, 0);
    };
    expect(placed({ at: '/what' }, { at: '/end' })).toBeDefined();
    expect(placed({ at: '/what' }, {})).toBeUndefined();
  });
});

it('once the other steps have come, the answers are those of a form that had them from the start', async () => {
  const { whole, part, later } = await parts();
  const meanwhile = fc.asyncProperty(actions, actions, async (before, after) => {
    const at = createWizardStore(whole);
    play(at, [...before, ...after]);
    const loading = withLaterSteps(part, async () => later);
    const store = createWizardStore(loading);
    play(store, before);
    await loading.later?.whole(store);
    play(store, after);
    expect(store.getState().answers).toEqual(at.getState().answers);
    expect(store.getForm().later).toBeUndefined();
  });
  await fc.assert(meanwhile, { seed: 7, numRuns: 200 });
});

it('an untouched form stays one', async () => {
  const { part, later } = await parts();
  const loading = withLaterSteps(part, async () => later);
  const store = createWizardStore(loading);
  await loading.later?.whole(store);
  expect(store.getState().answers).toBe(pristineAnswers(store.getForm()));
});

it('a step that has not come is not passed: Next says why, and the form is not sent', async () => {
  const { part } = await parts();
  const store = createWizardStore(withLaterSteps(part, () => new Promise(() => undefined)));
  play(store, [{ type: 'change', name: 'who[kind]', answer: 'c' }, { type: 'next' }]);
  expect(store.getState().step).toBe(1);
  play(store, [{ type: 'next' }, { type: 'go-to', step: 2 }, { type: 'review' }, { type: 'send' }]);
  const { step, view, submission, touched } = store.getState();
  expect([step, view, submission.phase, [...touched]]).toEqual([1, 'questions', 'open', ['more[what]']]);
});

it('where the other steps are needed at once, a failure is told, and they are asked for again', async () => {
  const { part, later } = await parts();
  const loading = withLaterSteps(part, async (attempt) => {
    if (attempt === 0) throw new TypeError('Failed to fetch');
    return later;
  });
  await expect(loading.later?.atOnce(loading)).rejects.toThrow('Failed to fetch');
  const all = await loading.later?.atOnce(loading);
  expect(all?.steps.slice(1)).toEqual(later);
  const store = createWizardStore(loading);
  play(store, [{ type: 'change', name: 'who[kind]', answer: 'b' }]);
  if (all) store.translate(all);
  expect(store.getState().answers).toMatchObject({ more: { what: { colour: 'blue' }, end: { remark: 'none' } } });
});
