// Undo takes back every answer as it was before the change, also where the change has replaced one default by another, and with it what that default had brought up.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm } from '../../../engine/compile/index.ts';
import {
  type Form,
  reduceWizard,
  startWizard,
  type WizardAction,
  type WizardState,
} from '../../../engine/core/index.ts';
import { loadForm } from '../../../engine/prove/loadForm.ts';
import { writeForm } from '../../compile/support/writeForm.ts';

const text = { type: 'string', maxLength: 50 };
const options = (title: string, ...all: readonly string[]) => ({ title, type: 'string', enum: all });
/** Asks for `then` where `key` has this answer, and for `otherwise` where it has not. */
const where = (key: string, answer: unknown, then: object, otherwise?: object) => ({
  if: { properties: { [key]: { const: answer } }, required: [key] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: then },
  ...(otherwise && { else: { properties: otherwise } }),
});
const way = (answer: string) => ({ ...options('Way', 'bus', 'car', 'foot'), default: answer });
const kind = options('Kind', 'day', 'night', 'both');
const stop = { title: 'Stop', ...text };
/** By day one comes by bus, and then says at which stop; by night by car. */
const travel = {
  type: 'object',
  properties: { kind },
  allOf: [where('kind', 'night', { way: way('car') }, { way: way('bus') }), where('way', 'bus', { stop })],
};

async function formOf(step: object, ui: object = { 'ui:order': ['*'] }): Promise<Form> {
  const folder = writeForm({ 'trip/who.schema.json': step, 'trip/who.ui.json': ui });
  return loadForm(compileForm(folder, 'trip').code);
}

const change = (name: string, answer: unknown): WizardAction => ({ type: 'change', name: `who${name}`, answer });

function play(form: Form, state: WizardState, ...actions: readonly WizardAction[]): WizardState {
  return actions.reduce((before, action) => reduceWizard(form, before, action), state);
}

function undone(form: Form, state: WizardState): WizardState {
  const cleared = state.cleared.at(-1);
  return cleared ? reduceWizard(form, state, { type: 'undo', cleared }) : state;
}

const list = (items: object) => ({ type: 'array', title: 'Learners', minItems: 1, maxItems: 3, items });

describe('Undo of a change that replaced a default', () => {
  it.each<[what: string, step: object, ui: object | undefined, given: readonly WizardAction[], last: WizardAction]>([
    [
      'of a step',
      travel,
      undefined,
      [change('[kind]', 'day'), change('[stop]', 'Ashrafieh')],
      change('[kind]', 'night'),
    ],
    [
      'of an entry',
      {
        type: 'object',
        properties: { all: list({ ...travel, required: ['kind'], errorMessage: { required: { kind: 'Missing' } } }) },
        required: ['all'],
      },
      { 'ui:order': ['*'], all: { items: { 'ui:order': ['*'] } } },
      [change('[all][0][kind]', 'day'), change('[all][0][stop]', 'Ashrafieh')],
      change('[all][0][kind]', 'night'),
    ],
    [
      'by way of two defaults',
      {
        ...travel,
        allOf: [
          ...travel.allOf.slice(0, 1),
          where(
            'way',
            'bus',
            { line: { ...options('Line', 'north', 'south'), default: 'north' } },
            { line: { ...options('Line', 'north', 'south'), default: 'south' } },
          ),
          where('line', 'north', { stop }),
        ],
      },
      undefined,
      [change('[kind]', 'day'), change('[stop]', 'Ashrafieh')],
      change('[kind]', 'night'),
    ],
    [
      'that an entry had brought about',
      {
        type: 'object',
        properties: {
          all: {
            ...list({
              type: 'object',
              properties: { kind },
              required: ['kind'],
              errorMessage: { required: { kind: 'Missing' } },
            }),
            minItems: undefined,
          },
        },
        allOf: [
          {
            if: {
              properties: { all: { contains: { properties: { kind: { const: 'day' } }, required: ['kind'] } } },
              required: ['all'],
            },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { way: way('bus') } },
            else: { properties: { way: way('car') } },
          },
          where('way', 'bus', { stop }),
        ],
      },
      { 'ui:order': ['*'], all: { items: { 'ui:order': ['*'] } } },
      [
        { type: 'add-entry', name: 'who[all]' },
        change('[all][0][kind]', 'night'),
        { type: 'add-entry', name: 'who[all]' },
        change('[all][1][kind]', 'day'),
        change('[stop]', 'Ashrafieh'),
      ],
      { type: 'remove-entry', name: 'who[all]', index: 1 },
    ],
  ])('%s', async (_, step, ui, given, last) => {
    const form = await formOf(step, ui);
    const before = play(form, startWizard(form), ...given);
    expect(JSON.stringify(before.answers)).toContain('Ashrafieh');
    const after = play(form, before, last);
    expect(JSON.stringify(after.answers)).not.toContain('Ashrafieh');
    expect(undone(form, after).answers).toEqual(before.answers);
  });

  it('that a further change, which removed nothing, replaced again', async () => {
    const ways = { day: 'bus', night: 'car', both: 'foot' };
    const byKind = Object.entries(ways).map(([answer, one]) => where('kind', answer, { way: way(one) }));
    const form = await formOf({ ...travel, allOf: [...byKind, where('way', 'bus', { stop })] });
    const before = play(form, startWizard(form), change('[kind]', 'day'), change('[stop]', 'Ashrafieh'));
    const after = play(form, before, change('[kind]', 'night'), change('[kind]', 'both'));
    expect(after.answers.who).toEqual({ kind: 'both', way: 'foot' });
    expect(undone(form, after).answers).toEqual(before.answers);
  });

  it('leaves an own answer that was given since', async () => {
    const form = await formOf(travel);
    const given = [change('[kind]', 'day'), change('[stop]', 'Ashrafieh'), change('[kind]', 'night')];
    const since = play(form, startWizard(form), ...given, change('[way]', 'foot'));
    expect(undone(form, since).answers.who).toEqual({ kind: 'day', way: 'foot' });
  });
});

it('a new form with a kept answer begins with the defaults that belong to it', async () => {
  const form = { ...(await formOf(travel)), again: { label: 'Another', keep: ['who[kind]'] } };
  const sent = play(form, startWizard(form), change('[kind]', 'night'));
  expect(play(form, sent, { type: 'again' }).answers).toEqual({ who: { kind: 'night', way: 'car' } });
});

/** Asks for each kind of answer with a default in every branch, in the step and in the entries of a list. */
const asking = (kinds: readonly string[]) => {
  const asked = (answer: string) => ({
    way: way(answer),
    news: { type: 'boolean', title: 'News', ...(answer === 'bus' && { default: true }) },
    seats: { type: 'integer', title: 'Seats', minimum: 0, maximum: 9, default: answer.length },
    ...(answer !== 'foot' && { fare: options('Fare', 'half', 'full') }),
  });
  const branches = ['bus', 'car', 'foot'].map((answer, i) => where('kind', kinds[i], asked(answer)));
  return [...branches, where('way', 'bus', { stop }), where('way', 'car', { stop: { ...stop, title: 'Place' } })];
};

it('Undo right after a change restores all answers, whatever was answered before', async () => {
  const kinds = ['day', 'night', 'both'];
  const group = { type: 'object', properties: { kind }, allOf: asking(kinds) };
  const entry = { ...group, required: ['kind'], errorMessage: { required: { kind: 'Missing' } } };
  const form = await formOf(
    { ...group, properties: { kind, all: { ...list(entry), minItems: undefined } } },
    { 'ui:order': ['*'], all: { items: { 'ui:order': ['*'] } } },
  );
  const own = fc.oneof(
    fc.tuple(fc.constant('kind'), fc.constantFrom(...kinds, undefined)),
    fc.tuple(fc.constant('way'), fc.constantFrom('bus', 'car', 'foot', undefined)),
    fc.tuple(fc.constant('stop'), fc.constantFrom('Ashrafieh', undefined)),
    fc.tuple(fc.constant('news'), fc.constantFrom(true, undefined)),
    fc.tuple(fc.constant('seats'), fc.constantFrom(2, 3, undefined)),
    fc.tuple(fc.constant('fare'), fc.constantFrom('half', undefined)),
  );
  const at = fc.constantFrom('', '[all][0]', '[all][1]');
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(at, own).map(([where, [key, answer]]) => change(`${where}[${key}]`, answer)) },
    { weight: 1, arbitrary: fc.constant<WizardAction>({ type: 'add-entry', name: 'who[all]' }) },
    {
      weight: 1,
      arbitrary: fc.nat(1).map((index): WizardAction => ({ type: 'remove-entry', name: 'who[all]', index })),
    },
  );
  const isThere = (state: WizardState, one: WizardAction) => {
    const entries = (state.answers.who as { all?: readonly unknown[] }).all ?? [];
    if (one.type === 'remove-entry') return one.index < entries.length;
    return one.type !== 'change' || Number(/\[all\]\[(\d)\]/.exec(one.name)?.[1] ?? -1) < entries.length;
  };
  fc.assert(
    fc.property(fc.array(action, { minLength: 1, maxLength: 12 }), (actions) => {
      let state = startWizard(form);
      for (const one of actions) {
        if (!isThere(state, one)) continue;
        const after = reduceWizard(form, state, one);
        const cleared = after.cleared.at(-1);
        if (cleared && !state.cleared.includes(cleared) && after.cleared.length > state.cleared.length)
          expect(reduceWizard(form, after, { type: 'undo', cleared }).answers).toEqual(state.answers);
        state = after;
      }
    }),
    { numRuns: 300 },
  );
});
