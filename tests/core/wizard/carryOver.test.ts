import { expect, it } from 'vitest';
import type { Answers } from '../../../engine/core/model/types.ts';
import { carryOver } from '../../../engine/core/wizard/carryOver.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { makeSteps } from '../support/steps.ts';

const form = await makeSteps();
const pristine = startWizard(form).answers;
const onto = startWizard(form, { who: { name: 'Maya', more: 'yes', note: 'kept' }, pets: { any: 'yes' } });
const carried = (now: Answers) => carryOver(form, pristine, startWizard(form, now).answers, onto);

it('returns the same state when nothing was answered', () => {
  expect(carried({})).toBe(onto);
});

it('overwrites the questions that were answered and keeps the others', () => {
  expect(carried({ who: { name: 'Sara' } }).answers).toMatchObject({
    who: { name: 'Sara', more: 'yes', note: 'kept' },
    pets: { any: 'yes' },
  });
});

it('removes answers that become hidden', () => {
  expect(carried({ who: { more: 'no' } }).answers.who).toEqual({ name: 'Maya', more: 'no' });
});

it('does not carry over lists of groups', () => {
  const withList = carryOver(form, pristine, { ...pristine, pets: { any: 'yes', list: [{ name: 'Rex' }, {}] } }, onto);
  expect(Object(withList.answers.pets).list).toEqual(Object(onto.answers.pets).list);
});
