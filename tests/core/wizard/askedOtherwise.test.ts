// Branches may ask for one name in several ways. An answer that the new control cannot show is removed, and can be taken back; every other stays.
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import { type Form, reduceWizard, startWizard, type WizardAction } from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { writeForm } from '../../compile/support/writeForm.ts';

const text = { type: 'string', maxLength: 50 };
const options = (...all: readonly string[]) => ({ type: 'string', enum: all });
const several = (items: object) => ({ type: 'array', items, uniqueItems: true });
const KINDS = {
  text: [text, 'hello'],
  day: [{ type: 'string', format: 'date' }, '2020-01-01'],
  phone: [{ type: 'string', format: 'phone' }, '+96171123456'],
  number: [{ type: 'integer' }, 4],
  tick: [{ type: 'boolean' }, true],
  option: [options('x', 'y'), 'x'],
  'other option': [options('p', 'y'), 'p'],
  'number to choose': [{ type: 'integer', enum: [1, 2] }, 1],
  options: [several(options('x', 'y')), ['y', 'x']],
  'other options': [several(options('p', 'y')), ['y', 'p']],
  texts: [{ type: 'array', maxItems: 3, items: text }, ['hello']],
} as const;
type Kind = keyof typeof KINDS;

/** A question `d` that is asked as `one`, and as `other` once `c` is answered; of several entries where it is in a list. */
async function formOf(one: object, other: object, place: 'step' | 'entry' = 'step'): Promise<Form> {
  const asked = {
    type: 'object',
    properties: { c: { ...text, title: 'C' } },
    if: { required: ['c'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { d: { title: 'D', ...other } } },
    else: { properties: { d: { title: 'D', ...one } } },
    ...(place === 'entry' && { required: ['d'], errorMessage: { required: { d: 'Missing' } } }),
  };
  const list = { type: 'array', title: 'Entries', minItems: 1, maxItems: 3, items: asked };
  const order = { 'ui:order': ['*'] };
  const folder = writeForm({
    'trip/who.schema.json': place === 'step' ? asked : { type: 'object', properties: { e: list }, required: ['e'] },
    'trip/who.ui.json': place === 'step' ? order : { e: { items: order } },
  });
  return loadForm(compileForm(folder, 'trip').code);
}

function stateAfter(form: Form, ...actions: readonly WizardAction[]) {
  const state = actions.reduce((before, action) => reduceWizard(form, before, action), startWizard(form));
  return { ...state, who: state.answers.who as Record<string, unknown> };
}

const change = (name: string, answer: unknown): WizardAction => ({ type: 'change', name: `who${name}`, answer });

const pairs = (Object.keys(KINDS) as Kind[]).flatMap((one) =>
  (Object.keys(KINDS) as Kind[]).filter((other) => other !== one).map((other) => [one, other] as const),
);

it.each(pairs)('%s, then asked as %s', async (one, other) => {
  const [[schema, answer], [otherSchema]] = [KINDS[one], KINDS[other]];
  const isLists = (kind: Kind) => kind === 'texts';
  const compiled = formOf(schema, otherSchema);
  if (isLists(one) !== isLists(other)) return expect(compiled).rejects.toThrow('the answer of one would stay');
  const form = await compiled;
  const before = stateAfter(form, change('[d]', answer));
  const changed = stateAfter(form, change('[d]', answer), change('[c]', 'x'));
  expect(changed.who).toEqual({ c: 'x' });
  const [cleared] = changed.cleared;
  expect(cleared?.gone.map(({ label }) => label)).toEqual(['D']);
  if (cleared) expect(reduceWizard(form, changed, { type: 'undo', cleared }).answers).toEqual(before.answers);
});

it('an option that both branches have stays, and a limit takes none away', async () => {
  const form = await formOf(options('x', 'y'), options('y', 'z'));
  expect(stateAfter(form, change('[d]', 'y'), change('[c]', 'x')).who).toEqual({ c: 'x', d: 'y' });
  const limited = await formOf(text, { ...text, maxLength: 3 });
  expect(stateAfter(limited, change('[d]', 'hello'), change('[c]', 'x')).who).toEqual({ c: 'x', d: 'hello' });
});

describe('where two branches ask for a group, or a part of one', () => {
  const [one, other] = [options('x', 'y'), options('p', 'q')];
  const group = (d: object) => ({ type: 'object', title: 'Group', properties: { d: { title: 'D', ...d } } });
  const list = (d: object) => ({
    type: 'array',
    title: 'List',
    maxItems: 3,
    items: { ...group(d), title: undefined, required: ['d'], errorMessage: { required: { d: 'Missing' } } },
  });

  it.each<[what: string, properties: object, first: object, second: object, given: unknown, left: unknown]>([
    ['a group each', {}, group(one), group(other), { d: 'x' }, {}],
    [
      'a question of a group',
      { g: group(text) },
      { properties: { d: one } },
      { properties: { d: other } },
      { d: 'x' },
      {},
    ],
    ['entries', {}, list(one), list(other), [{ d: 'x' }], [{}]],
  ])('%s', async (_, properties, first, second, given, left) => {
    const asked = {
      type: 'object',
      properties: { c: { ...text, title: 'C' }, ...properties },
      if: { required: ['c'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { g: second } },
      else: { properties: { g: first } },
    };
    const folder = writeForm({ 'trip/who.schema.json': asked, 'trip/who.ui.json': { 'ui:order': ['*'] } });
    const form: Form = await loadForm(compileForm(folder, 'trip').code);
    const { who, cleared } = stateAfter(form, change('[g]', given), change('[c]', 'x'));
    expect(who).toEqual({ c: 'x', g: left });
    expect(cleared.flatMap(({ gone }) => gone.map(({ label }) => label))).toEqual(['D']);
  });
});

it('the default of the other branch does not take the place of an own answer that can be taken back', async () => {
  const form = await formOf({ ...options('x', 'y'), default: 'x' }, { ...options('p', 'q'), default: 'p' });
  expect(stateAfter(form, change('[d]', 'y'), change('[c]', 'x')).who).toEqual({ c: 'x' });
  expect(stateAfter(form, change('[c]', 'x')).who).toEqual({ c: 'x', d: 'p' });
});

describe('in entries of a list', () => {
  const given = [{ d: 'x' }, { c: 'x', d: 'p' }, { d: 'y' }];

  it('an entry with another branch loses its own answer only', async () => {
    const form = await formOf(options('x', 'y'), options('p', 'q'), 'entry');
    const { who } = stateAfter(form, change('[e]', given), change('[e][0][c]', 'x'));
    expect(who.e).toEqual([{ c: 'x' }, ...given.slice(1)]);
  });

  it.each<[what: string, one: object, other: object, entries: readonly object[]]>([
    ['other options', options('x', 'y'), options('p', 'q'), given],
    ['a number that was a text in the one before', text, { type: 'integer' }, [{ d: '4' }, { c: 'x', d: 4 }]],
  ])('the entries after a removed one keep their answers: %s', async (_, one, other, entries) => {
    const form = await formOf(one, other, 'entry');
    const { who } = stateAfter(form, change('[e]', entries), { type: 'remove-entry', name: 'who[e]', index: 0 });
    expect(who.e).toEqual(entries.slice(1));
  });
});
