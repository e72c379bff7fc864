// What a change takes away, and that Undo gives back exactly that.
import { describe, expect, it } from 'vitest';
import { restoreCleared } from '../../../engine/core/wizard/cleared.ts';
import type { WizardAction, WizardState } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, list, text, when, yesNo } from '../support/schemas.ts';
import { change, makeSteps, next, play, playOn, previous } from '../support/steps.ts';

const form = await makeSteps();
const report = { id: 'f1', name: 'report.pdf', type: 'application/pdf', size: 10 };
const asked = play(
  form,
  ...[change('who[name]', 'Maya'), change('who[more]', 'yes'), change('who[note]', 'x'), change('who[report]', report)],
);
const add: WizardAction = { type: 'add-entry', name: 'pets[list]' };
const remove = (index: number): WizardAction => ({ type: 'remove-entry', name: 'pets[list]', index });
const named = (index: number, name: string) => change(`pets[list][${index}][name]`, name);
const three = playOn(
  form,
  asked,
  ...[next, change('pets[any]', 'yes'), named(0, 'Rex'), add, named(1, 'Tom'), add, named(2, 'Pip')],
);

function undo(state: WizardState): WizardAction {
  const cleared = state.cleared.at(-1);
  if (!cleared) throw new Error('Nothing was cleared.');
  return { type: 'undo', cleared };
}

describe('answers that are no longer asked', () => {
  const hidden = playOn(form, asked, change('who[more]', 'no'));

  it('are named, the file as well, in the order of the form', () => {
    const gone = [
      { name: 'who[note]', answer: 'x', label: 'who[note]' },
      { name: 'who[report]', answer: report, label: 'who[report]' },
    ];
    expect(hidden.cleared).toEqual([{ kind: 'answers', cause: { name: 'who[more]', answer: 'yes' }, gone }]);
  });

  it('come back with the answer that took them away, and are named no more', () => {
    const back = playOn(form, hidden, undo(hidden));
    expect(back.answers).toEqual(asked.answers);
    expect(back.cleared).toEqual([]);
  });

  it('come back beside what was answered since', () => {
    const since = playOn(form, hidden, change('who[name]', 'Sara'));
    const back = playOn(form, since, undo(since)).answers;
    expect(back).toMatchObject({ who: { name: 'Sara', more: 'yes', note: 'x', report } });
  });

  it('are not named where there was none', () => {
    expect(playOn(form, play(form, change('who[more]', 'yes')), change('who[more]', 'no')).cleared).toEqual([]);
    expect(asked.cleared).toEqual([]);
  });

  it('are gone for good once the step is left', () => {
    expect(playOn(form, hidden, next).cleared).toEqual([]);
    expect(playOn(form, hidden, next, previous).cleared).toEqual([]);
  });

  it('can be taken back one after the other, the latest first', () => {
    const twice = playOn(form, hidden, change('who[more]', 'yes'), change('who[note]', 'y'), change('who[more]', 'no'));
    expect(twice.cleared).toHaveLength(2);
    const once = playOn(form, twice, undo(twice));
    expect(once.answers).toMatchObject({ who: { note: 'y' } });
    expect(playOn(form, once, undo(once)).answers).toEqual(asked.answers);
  });
});

describe('a list that is no longer asked', () => {
  it('comes back entry by entry', () => {
    const hidden = playOn(form, three, change('pets[any]', 'no'));
    expect(hidden.answers).toMatchObject({ pets: { any: 'no' } });
    expect(playOn(form, hidden, undo(hidden)).answers).toEqual(three.answers);
  });

  it.each([0, 1, 2])('comes back in its order, its entry %i without an answer', (blank) => {
    const before = playOn(form, three, change(`pets[list][${blank}][name]`, undefined));
    const hidden = playOn(form, before, change('pets[any]', 'no'));
    const back = playOn(form, hidden, undo(hidden)).answers as { pets: { list: unknown[] } };
    const names = ['Rex', 'Tom', 'Pip'].map((name, i) => (i === blank ? {} : { name }));
    expect([...back.pets.list]).toEqual(names);
  });
});

describe('an entry that was removed', () => {
  it.each([0, 1, 2])('comes back to its place, %i', (index) => {
    const left = playOn(form, three, remove(index));
    expect(left.cleared).toHaveLength(1);
    expect(left.cleared[0]).toMatchObject({ kind: 'entry', list: 'pets[list]', index });
    const back = playOn(form, left, undo(left));
    expect(back.answers).toEqual(three.answers);
    expect(back.cleared).toEqual([]);
  });

  it('comes back beside what was answered since', () => {
    const since = playOn(form, three, remove(0), named(0, 'Tim'), add);
    const { pets } = playOn(form, since, undo(since)).answers as { pets: { list: unknown[] } };
    expect(pets.list).toEqual([{ name: 'Rex' }, { name: 'Tim' }, { name: 'Pip' }, {}]);
  });

  it('does not come back over an answer that hides the list', () => {
    const hidden = playOn(form, three, remove(1), change('pets[any]', 'no'));
    const [first] = hidden.cleared;
    if (!first) throw new Error('Nothing was cleared.');
    expect(JSON.stringify(playOn(form, hidden, { type: 'undo', cleared: first }).answers)).not.toContain('Tom');
  });
});

it('what was cleared below a condition in an entry comes back to that entry', async () => {
  const item = group({ sick: yesNo }, when('sick', 'yes', group({ how: { ...text, title: 'How' } })));
  const nested = await makeForm([{ schema: group({ rows: list(item, { minItems: 2 }) }, { required: ['rows'] }) }]);
  const filled = play(nested, change('rows[1][sick]', 'yes'), change('rows[1][how]', 'cough'));
  const hidden = playOn(nested, filled, change('rows[1][sick]', 'no'));
  expect(hidden.cleared).toMatchObject([{ gone: [{ name: 'rows[1][how]', label: 'How', answer: 'cough' }] }]);
  expect(playOn(nested, hidden, undo(hidden)).answers).toEqual(filled.answers);
});

it('bringBack leaves what it is given alone', () => {
  const answers = { pets: { list: [{ name: 'Rex' }] } };
  const entry = { kind: 'entry', list: 'pets[list]', index: 0, entry: { name: 'Tom' } } as const;
  expect(restoreCleared(answers, entry)).toEqual({ pets: { list: [{ name: 'Tom' }, { name: 'Rex' }] } });
  expect(answers).toEqual({ pets: { list: [{ name: 'Rex' }] } });
});
