// An optional list with minItems 2: in JSON Schema an absent list is valid, a list of one entry is not.
import { expect, it } from 'vitest';
import { acceptSubmission } from '../../../engine/core/validation/acceptSubmission.ts';
import { formErrors } from '../../../engine/core/validation/stepErrors.ts';
import type { WizardAction } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, list, text } from '../support/schemas.ts';
import { play, playOn } from '../support/steps.ts';

const name = { ...text, title: 'Name' };
const witnesses = list(group({ name }, { required: ['name'] }), { minItems: 2 });
const form = await makeForm([{ schema: group({ place: text, witnesses }) }]);
const add: WizardAction = { type: 'add-entry', name: 'witnesses' };
const remove = (index: number): WizardAction => ({ type: 'remove-entry', name: 'witnesses', index });

it('is absent and valid before an entry is added', () => {
  const untouched = play(form);
  expect(untouched.answers).toEqual({});
  expect(formErrors(form, untouched.answers).size).toBe(0);
  expect(acceptSubmission(form, {})).toEqual({ answers: {}, errors: [] });
});

it('starts with minItems entries, then grows by one', () => {
  expect(play(form, add).answers).toEqual({ witnesses: [{}, {}] });
  expect(play(form, add, add).answers).toEqual({ witnesses: [{}, {}, {}] });
});

it('is invalid with fewer entries, and absent again with none', () => {
  const two = play(form, add, { type: 'change', name: 'witnesses[0][name]', answer: 'Lea' });
  const one = playOn(form, two, remove(1));
  expect([...formErrors(form, one.answers).values()]).toMatchObject([{ name: 'witnesses', keyword: 'minItems' }]);
  const none = playOn(form, one, remove(0));
  expect(none.answers).toEqual({});
  const [, cleared] = none.cleared;
  if (!cleared) throw new Error('Nothing can be taken back.');
  expect(playOn(form, none, { type: 'undo', cleared }).answers).toEqual({ witnesses: [{ name: 'Lea' }] });
});
