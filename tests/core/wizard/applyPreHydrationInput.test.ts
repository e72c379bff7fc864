import { expect, it } from 'vitest';
import { applyPreHydrationInput } from '../../../engine/core/wizard/applyPreHydrationInput.ts';
import { makeSteps, play } from '../support/steps.ts';

const form = await makeSteps();
const early = (...given: readonly (readonly [string, string])[]) =>
  applyPreHydrationInput(
    form,
    play(form),
    given.map(([name, raw]) => ({ name, raw })),
  ).answers;

it('normalises and stores what was typed before hydration', () => {
  expect(early(['who[name]', '  Maya '], ['who[more]', 'yes'])).toMatchObject({ who: { name: 'Maya', more: 'yes' } });
});

it('evaluates conditions after each answer: one may show the question of the next', () => {
  expect(early(['who[more]', 'yes'], ['who[note]', 'late'])).toMatchObject({ who: { more: 'yes', note: 'late' } });
  expect(early(['who[note]', 'late'])).toEqual(play(form).answers);
});

it('ignores names that are not of a question of the form', () => {
  expect(early(['website', 'x'], ['who', 'x'], ['__proto__[name]', 'x'])).toEqual(play(form).answers);
});
