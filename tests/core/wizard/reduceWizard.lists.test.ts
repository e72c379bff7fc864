// State keyed by field name follows its list entry when an earlier entry is removed.
import { describe, expect, it } from 'vitest';
import { nameAfterRemoval } from '../../../engine/core/answers/nameAfterRemoval.ts';
import type { WizardAction } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, list, text } from '../support/schemas.ts';
import { change, leave, makeSteps, play, playOn } from '../support/steps.ts';

const form = await makeSteps();
const add: WizardAction = { type: 'add-entry', name: 'pets[list]' };
const remove = (index: number): WizardAction => ({ type: 'remove-entry', name: 'pets[list]', index });
const refuse = (...names: string[]): WizardAction => ({
  type: 'failed',
  failure: { reason: 'refused', errors: names.map((name) => ({ name, message: `No ${name}` })) },
});

const three = play(
  form,
  change('pets[any]', 'yes'),
  add,
  add,
  change('pets[list][0][name]', 'Mimi'),
  change('pets[list][1][name]', 'Fifi'),
  change('pets[list][2][name]', 'Lulu'),
);

describe('a list', () => {
  it('gets a new empty entry at the end', () => {
    expect(playOn(form, three, add).answers.pets).toEqual({
      any: 'yes',
      list: [{ name: 'Mimi' }, { name: 'Fifi' }, { name: 'Lulu' }, {}],
    });
  });

  it('without entries gets its first', async () => {
    const free = await makeForm([{ schema: group({ rows: list(group({ x: text })) }) }]);
    expect(play(free, { type: 'add-entry', name: 'rows' }).answers).toEqual({ rows: [{}] });
  });

  it.each([
    [0, ['Fifi', 'Lulu']],
    [1, ['Mimi', 'Lulu']],
    [2, ['Mimi', 'Fifi']],
  ])('loses only entry %i', (index, names) => {
    const { list } = playOn(form, three, remove(index)).answers.pets as { list: { name: string }[] };
    expect(list.map(({ name }) => name)).toEqual(names);
  });

  it('is touched by adding or removing an entry, so that its own errors show', () => {
    expect(three.touched).toEqual(new Set(['pets[list]']));
  });
});

describe('a touched field', () => {
  it('keeps its mark when an earlier entry is removed', () => {
    const left = playOn(
      form,
      three,
      leave('pets[any]'),
      leave('pets[list][0][kind]'),
      leave('pets[list][1][name]'),
      leave('pets[list][2][name]'),
    );
    expect(playOn(form, left, remove(1)).touched).toEqual(
      new Set(['pets[list]', 'pets[any]', 'pets[list][0][kind]', 'pets[list][1][name]']),
    );
  });

  it('loses its mark when its list becomes hidden', () => {
    const off = playOn(form, three, leave('pets[list][2][name]'), leave('pets[any]'), change('pets[any]', 'no'));
    expect(off.touched).toEqual(new Set(['pets[any]']));
  });
});

describe('a refusal by the intake', () => {
  it('moves with its entry when an earlier one is removed', () => {
    const refused = playOn(form, three, refuse('pets[list][1][name]', 'pets[list][2][name]', 'who[name]'));
    const { refusals } = playOn(form, refused, remove(1));
    expect([...refusals.keys()]).toEqual(['pets[list][1][name]', 'who[name]']);
    expect(refusals.get('pets[list][1][name]')).toMatchObject({
      name: 'pets[list][1][name]',
      message: 'No pets[list][2][name]',
    });
  });
});

describe('nameAfterRemoval', () => {
  it.each([
    ['l[0][x]', 'l', 1, 'l[0][x]'],
    ['l[1][x]', 'l', 1, undefined],
    ['l[2][x]', 'l', 1, 'l[1][x]'],
    ['l[2]', 'l', 1, 'l[1]'],
    ['l', 'l', 1, 'l'],
    ['l[2][m][3][x]', 'l', 0, 'l[1][m][3][x]'],
    ['l[2][m][3][x]', 'l[2][m]', 0, 'l[2][m][2][x]'],
    ['l[1][m][3][x]', 'l[2][m]', 0, 'l[1][m][3][x]'],
    ['other[2][x]', 'l', 1, 'other[2][x]'],
    ['a[l][11][x]', 'a[l]', 1, 'a[l][10][x]'],
    ['a', 'a[l]', 0, 'a'],
  ])('%s, after %s loses entry %i, is %s', (name, list, removed, after) => {
    expect(nameAfterRemoval(name, list, removed)).toBe(after);
  });
});
