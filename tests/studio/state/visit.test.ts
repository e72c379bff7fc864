// What the studio shows of a visit: a form that nobody has touched is the one that visitors find.
import { expect, it } from 'vitest';
import { pristineAnswers } from '../../../engine/core/index.ts';
import { begun, EMPTY } from '../../../engine/studio/state/visit.ts';
import { sampleForm } from '../../intake/support/sampleForm.ts';

const form = { ...sampleForm, given: { person: { hasReport: 'no' } } };
const example = { form: form.id, name: 'minimal', answers: {}, errors: {} };

it('begins with the defaults, in every step, until something is given', () => {
  expect(pristineAnswers(form)).toMatchObject(form.given);
  expect(begun(form, { ...EMPTY, step: 2 })).toEqual({ ...EMPTY, step: 2, answers: pristineAnswers(form) });
  const answers = { person: { name: 'Maya' } };
  expect(begun(form, { ...EMPTY, answers, from: 'en' }).answers).toBe(answers);
});

it('leaves out what was removed, and what an example does not answer', () => {
  expect(begun(form, { ...EMPTY, from: 'ar' }).answers).toEqual({});
  expect(begun(form, { ...EMPTY, example }).answers).toEqual({});
});
