import { expect, it } from 'vitest';
import type { Answers } from '../../../engine/core/model/types.ts';
import { carryOver } from '../../../engine/core/wizard/carryOver.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { makeSteps } from '../support/steps.ts';

const form = await makeSteps();
const pristine = startWizard(form).answers;
const onto = startWizard(form, { who: { name: 'Maya', more: 'yes', note: 'kept' }, pets: { any: 'yes' } });
const carried = (now: Answers) => carryOver(form, pristine, startWizard(form, now).answers, onto);

it('nothing that was given leaves the visit as it is', () => {
  expect(carried({})).toBe(onto);
});

it('what was given counts, and what was not stays', () => {
  expect(carried({ who: { name: 'Sara' } }).answers).toMatchObject({
    who: { name: 'Sara', more: 'yes', note: 'kept' },
    pets: { any: 'yes' },
  });
});

it('what it makes irrelevant goes, as with any answer', () => {
  expect(carried({ who: { more: 'no' } }).answers.who).toEqual({ name: 'Maya', more: 'no' });
});

it('lists of entries stay those of the visit', () => {
  const withList = carryOver(form, pristine, { ...pristine, pets: { any: 'yes', list: [{ name: 'Rex' }, {}] } }, onto);
  expect(Object(withList.answers.pets).list).toEqual(Object(onto.answers.pets).list);
});
