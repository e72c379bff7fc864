// A refused step records whether Next or Submit was tried: a form may have a message for each.
import { expect, it } from 'vitest';
import { change, makeSteps, next, play, playOn, send } from '../support/steps.ts';

const form = await makeSteps({ next: 'check' });
const finished = play(form, change('who[name]', 'Maya'), next, change('pets[any]', 'no'), next);

it('records Next on an incomplete step', () => {
  expect(play(form, next)).toMatchObject({ step: 0, refusedTimes: 1, tried: 'next' });
});

it('records Submit on an incomplete last step', () => {
  expect(playOn(form, finished, change('end[remark]', 'too long'), send)).toMatchObject({
    step: 2,
    refusedTimes: 1,
    tried: 'submit',
  });
});

it('records Submit on the last step while an earlier one is incomplete', () => {
  const broken = playOn(form, finished, change('who[name]', undefined), send);
  expect(broken).toMatchObject({ step: 0, refusedTimes: 1, tried: 'submit' });
  expect(playOn(form, broken, next)).toMatchObject({ step: 0, refusedTimes: 2, tried: 'next' });
});
