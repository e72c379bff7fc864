// Answers that are compared with those of earlier steps, or outside of their list, where some questions are asked again.
import { expect, it } from 'vitest';
import { listFields } from '../../../engine/core/answers/listFields.ts';
import { acceptAgain } from '../../../engine/core/asking/acceptAgain.ts';
import { answersFor, restrictForm } from '../../../engine/core/asking/restrictForm.ts';
import type { Answers } from '../../../engine/core/model/types.ts';
import { formErrors } from '../../../engine/core/validation/stepErrors.ts';
import { comparingForm } from '../support/comparingForm.ts';

const stored: Answers = {
  trip: { from: '2026-09-01', note: 'n' },
  stay: { to: '2026-09-02', guests: [{ until: '2026-09-03' }] },
};

it.each([
  {
    marked: '/trip/from',
    asks: ['trip[from]', 'stay[to]', 'stay[guests]', 'stay[guests][0][until]'],
    knows: { trip: { from: '2026-09-01' }, stay: stored.stay },
  },
  { marked: '/trip/note', asks: ['trip[note]'], knows: { trip: { note: 'n' } } },
  {
    marked: '/stay/to',
    asks: ['stay[to]', 'stay[guests]', 'stay[guests][0][until]'],
    knows: { trip: { from: '2026-09-01' }, stay: stored.stay },
  },
  {
    marked: '/stay/guests',
    asks: ['stay[guests]', 'stay[guests][0][until]'],
    knows: { trip: { from: '2026-09-01' }, stay: stored.stay },
  },
])('asks what is compared with $marked again, and knows what it is compared with', async ({ marked, asks, knows }) => {
  const form = await comparingForm();
  const answers = answersFor(form, [marked], stored);
  expect(answers).toEqual(knows);
  const restricted = restrictForm(form, [marked]);
  expect(restricted.steps.flatMap((step) => listFields(step, answers).map(({ name }) => name))).toEqual(asks);
  expect([...formErrors(restricted, answers)]).toEqual([]);
});

it.each([
  [{ trip: { from: '2026-09-03' }, stay: stored.stay }, ['stay[to]']],
  [
    { trip: { from: '2026-09-02' }, stay: { to: '2026-09-04', guests: [{ until: '2026-09-03' }] } },
    ['stay[guests][0][until]'],
  ],
  [{ trip: { from: '2026-09-03' }, stay: { to: '2026-09-03', guests: [{ until: '2026-09-03' }] } }, []],
])('%j has the same errors for browser and service: %j', async (given, wrong) => {
  const form = await comparingForm();
  const restricted = restrictForm(form, ['/trip/from']);
  expect([...formErrors(restricted, given).keys()]).toEqual(wrong);
  const { errors, conflicts } = acceptAgain(form, ['/trip/from'], stored, given);
  expect([errors.map(({ name }) => name), conflicts]).toEqual([wrong, []]);
});
