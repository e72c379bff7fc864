// A change may hide questions, which removes their answers; Undo restores these answers and no others.
import { describe, expect, it } from 'vitest';
import { getIn, setIn } from '../../../engine/core/model/path.ts';
import type { Answers } from '../../../engine/core/model/types.ts';
import { restoreCleared } from '../../../engine/core/wizard/cleared.ts';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
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

describe('answers that become hidden', () => {
  const hidden = playOn(form, asked, change('who[more]', 'no'));

  it('are listed, files included, in the order of the form', () => {
    const gone = [
      { name: 'who[note]', answer: 'x', left: undefined, label: 'who[note]' },
      { name: 'who[report]', answer: report, left: undefined, label: 'who[report]' },
    ];
    expect(hidden.cleared).toEqual([{ name: 'who[more]', index: undefined, was: 'yes', gone }]);
  });

  it('are restored by undo with the answer that hid them, and are no longer listed', () => {
    const back = playOn(form, hidden, undo(hidden));
    expect(back.answers).toEqual(asked.answers);
    expect(back.cleared).toEqual([]);
  });

  it('are restored beside answers given since', () => {
    const since = playOn(form, hidden, change('who[name]', 'Sara'));
    const back = playOn(form, since, undo(since)).answers;
    expect(back).toMatchObject({ who: { name: 'Sara', more: 'yes', note: 'x', report } });
  });

  it('are still listed while their questions are asked again and blank, and no longer once they are answered', () => {
    const again = playOn(form, hidden, change('who[more]', 'yes'));
    expect(again.cleared).toEqual(hidden.cleared);
    expect(playOn(form, again, undo(again)).answers).toEqual(asked.answers);
    const answered = playOn(form, again, change('who[note]', 'y'));
    expect(answered.cleared).toMatchObject([{ gone: [{ name: 'who[report]' }] }]);
    expect(playOn(form, answered, undo(answered)).answers).toMatchObject({ who: { note: 'y', report } });
    expect(playOn(form, answered, change('who[report]', report)).cleared).toEqual([]);
  });

  it('are no longer listed once their question begins with its default again', () => {
    const begins = {
      ...form,
      begin: (_: unknown, __: unknown, ___: unknown, before: Answers, after: Answers): Answers =>
        getIn(before, ['who', 'more']) !== 'yes' && getIn(after, ['who', 'more']) === 'yes'
          ? setIn(setIn(after, ['who', 'note'], 'default'), ['who', 'report'], report)
          : after,
    };
    const again = reduceWizard(begins, hidden, change('who[more]', 'yes'));
    expect([again.answers, again.cleared]).toMatchObject([
      { who: { name: 'Maya', more: 'yes', note: 'default', report } },
      [],
    ]);
  });

  it('are not listed where a hidden question had no answer', () => {
    expect(playOn(form, play(form, change('who[more]', 'yes')), change('who[more]', 'no')).cleared).toEqual([]);
    expect(asked.cleared).toEqual([]);
  });

  it('cannot be restored after leaving the step', () => {
    expect(playOn(form, hidden, next).cleared).toEqual([]);
    expect(playOn(form, hidden, next, previous).cleared).toEqual([]);
  });

  it('are restored change by change, the latest first; what was answered anew stays', () => {
    const twice = playOn(form, hidden, change('who[more]', 'yes'), change('who[note]', 'y'), change('who[more]', 'no'));
    expect(twice.cleared).toHaveLength(2);
    const once = playOn(form, twice, undo(twice));
    expect(once.answers).toMatchObject({ who: { note: 'y' } });
    expect(playOn(form, once, undo(once)).answers).toMatchObject({ who: { more: 'yes', note: 'y', report } });
  });
});

it('answers that were given since, and that Undo hides, can be taken back in turn', async () => {
  const schema = group(
    { day: yesNo },
    when('day', 'yes', group({ stop: { ...text, title: 'Stop' } }), group({ bed: { ...text, title: 'Bed' } })),
  );
  const either = await makeForm([{ schema }]);
  const night = play(
    either,
    ...[change('day', 'yes'), change('stop', 'Ashrafieh'), change('day', 'no'), change('bed', 'upper')],
  );
  const day = playOn(either, night, undo(night));
  expect(day.answers).toEqual({ day: 'yes', stop: 'Ashrafieh' });
  expect(day.cleared).toMatchObject([{ gone: [{ label: 'Bed', answer: 'upper' }] }]);
  const again = playOn(either, day, undo(day));
  expect(again.answers).toEqual(night.answers);
  expect(again.cleared).toMatchObject([{ gone: [{ label: 'Stop', answer: 'Ashrafieh' }] }]);
});

describe('a list that becomes hidden', () => {
  it('is restored with all entries', () => {
    const hidden = playOn(form, three, change('pets[any]', 'no'));
    expect(hidden.answers).toMatchObject({ pets: { any: 'no' } });
    expect(playOn(form, hidden, undo(hidden)).answers).toEqual(three.answers);
  });

  it.each([0, 1, 2])('is restored in order when entry %i has no answer', (blank) => {
    const before = playOn(form, three, change(`pets[list][${blank}][name]`, undefined));
    const hidden = playOn(form, before, change('pets[any]', 'no'));
    const back = playOn(form, hidden, undo(hidden)).answers as { pets: { list: unknown[] } };
    const names = ['Rex', 'Tom', 'Pip'].map((name, i) => (i === blank ? {} : { name }));
    expect([...back.pets.list]).toEqual(names);
  });
});

describe('a removed entry', () => {
  it.each([0, 1, 2])('is restored at index %i', (index) => {
    const left = playOn(form, three, remove(index));
    expect(left.cleared).toHaveLength(1);
    expect(left.cleared[0]).toMatchObject({ name: 'pets[list]', index });
    const back = playOn(form, left, undo(left));
    expect(back.answers).toEqual(three.answers);
    expect(back.cleared).toEqual([]);
  });

  it('is restored beside answers given since', () => {
    const since = playOn(form, three, remove(0), named(0, 'Tim'), add);
    const { pets } = playOn(form, since, undo(since)).answers as { pets: { list: unknown[] } };
    expect(pets.list).toEqual([{ name: 'Rex' }, { name: 'Tim' }, { name: 'Pip' }, {}]);
  });

  it('is not restored while the list is hidden', () => {
    const hidden = playOn(form, three, remove(1), change('pets[any]', 'no'));
    const [first] = hidden.cleared;
    if (!first) throw new Error('Nothing was cleared.');
    expect(JSON.stringify(playOn(form, hidden, { type: 'undo', cleared: first }).answers)).not.toContain('Tom');
  });
});

describe('answers that are asked only because of an entry', () => {
  const ill = { contains: { properties: { sick: { const: 'yes' } }, required: ['sick'] } };
  const doctor = group({ doctor: { ...text, title: 'Doctor' } });
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const whileIll = { if: { properties: { rows: ill }, required: ['rows'] }, then: doctor };
  const row = group({ sick: yesNo, name: text });
  const made = makeForm([{ schema: group({ rows: list(row, {}) }, whileIll) }]);
  const rows = (i: number, key: string, value: string) => change(`rows[${i}][${key}]`, value);
  const away: WizardAction = { type: 'remove-entry', name: 'rows', index: 1 };
  const filledIn = async () => {
    const whole = await made;
    const add: WizardAction = { type: 'add-entry', name: 'rows' };
    const answered = [rows(0, 'sick', 'no'), add, rows(1, 'sick', 'yes'), add, rows(2, 'name', 'Pip')];
    return { whole, filled: play(whole, add, ...answered, change('doctor', 'Khoury')) };
  };

  it('are named with it, and restored with it', async () => {
    const { whole, filled } = await filledIn();
    const left = playOn(whole, filled, away);
    expect(left.answers).toEqual({ rows: [{ sick: 'no' }, { name: 'Pip' }] });
    expect(left.cleared).toMatchObject([{ index: 1, gone: [{ label: 'Doctor', answer: 'Khoury' }] }]);
    const back = playOn(whole, left, undo(left));
    expect([back.answers, back.cleared]).toEqual([filled.answers, []]);
  });

  it('are restored beside what was answered since, and no longer once they are answered anew', async () => {
    const { whole, filled } = await filledIn();
    const since = playOn(whole, filled, away, rows(1, 'name', 'Tim'));
    expect(playOn(whole, since, undo(since)).answers).toMatchObject({
      doctor: 'Khoury',
      rows: [{}, {}, { name: 'Tim' }],
    });
    const anew = playOn(whole, since, rows(0, 'sick', 'yes'), change('doctor', 'Haddad'));
    expect(anew.cleared).toMatchObject([{ name: 'rows', gone: [] }]);
    expect(playOn(whole, anew, undo(anew)).answers).toMatchObject({ doctor: 'Haddad' });
  });
});

it('answers that were given since, and that Undo of a removed entry hides, can be taken back in turn', async () => {
  const two = { properties: { rows: { minItems: 2 } }, required: ['rows'] };
  const schema = group(
    { rows: list(group({ name: text }), {}) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    { if: two, then: group({ fee: text }), else: group({ why: { ...text, title: 'Why' } }) },
  );
  const made = await makeForm([{ schema }]);
  const add: WizardAction = { type: 'add-entry', name: 'rows' };
  const filled = play(made, ...[add, change('rows[0][name]', 'Rex'), add, change('rows[1][name]', 'Tom')]);
  const left = playOn(made, filled, { type: 'remove-entry', name: 'rows', index: 1 }, change('why', 'Away'));
  const back = playOn(made, left, undo(left));
  expect(back.answers).toEqual(filled.answers);
  expect(back.cleared).toMatchObject([{ name: 'rows', gone: [{ label: 'Why', answer: 'Away' }] }]);
  expect(playOn(made, back, undo(back)).answers).toEqual(left.answers);
});

it('an answer that a condition within an entry hid is restored to that entry', async () => {
  const item = group({ sick: yesNo }, when('sick', 'yes', group({ how: { ...text, title: 'How' } })));
  const nested = await makeForm([{ schema: group({ rows: list(item, { minItems: 2 }) }, { required: ['rows'] }) }]);
  const filled = play(nested, change('rows[1][sick]', 'yes'), change('rows[1][how]', 'cough'));
  const hidden = playOn(nested, filled, change('rows[1][sick]', 'no'));
  expect(hidden.cleared).toMatchObject([{ gone: [{ name: 'rows[1][how]', label: 'How', answer: 'cough' }] }]);
  expect(playOn(nested, hidden, undo(hidden)).answers).toEqual(filled.answers);
});

it('an answer that an entry has lost can still be taken back after an entry above it was removed and restored', async () => {
  const item = group({ sick: yesNo, name: text }, when('sick', 'yes', group({ how: { ...text, title: 'How' } })));
  const nested = await makeForm([{ schema: group({ rows: list(item, { minItems: 1 }) }, { required: ['rows'] }) }]);
  const entry = (i: number, how: string) => [change(`rows[${i}][sick]`, 'yes'), change(`rows[${i}][how]`, how)];
  const add: WizardAction = { type: 'add-entry', name: 'rows' };
  const filled = play(nested, ...entry(0, 'cough'), add, ...entry(1, 'fever'), add, ...entry(2, 'rash'));
  const hidden = playOn(nested, filled, change('rows[1][sick]', 'no'));
  const shorter = playOn(
    nested,
    hidden,
    { type: 'remove-entry', name: 'rows', index: 0 },
    change('rows[1][name]', 'Tom'),
  );
  const back = playOn(nested, shorter, undo(shorter));
  const named = playOn(nested, filled, change('rows[2][name]', 'Tom'));
  expect(playOn(nested, back, undo(back)).answers).toEqual(named.answers);
});

it('restoreCleared does not modify its argument', () => {
  const answers = { pets: { list: [{ name: 'Rex' }] } };
  const entry = { name: 'pets[list]', index: 0, was: { name: 'Tom' }, gone: [] } as const;
  expect(restoreCleared(answers, entry)).toEqual({ pets: { list: [{ name: 'Tom' }, { name: 'Rex' }] } });
  expect(answers).toEqual({ pets: { list: [{ name: 'Rex' }] } });
});
