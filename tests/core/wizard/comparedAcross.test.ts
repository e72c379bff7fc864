// An answer of an earlier step is changed: what a later step compares with it has its error before the form is sent.
import { expect, it } from 'vitest';
import { shownError } from '../../../engine/core/wizard/shownError.ts';
import { comparingForm } from '../support/comparingForm.ts';
import { change, next, play, playOn } from '../support/steps.ts';

const answered = [
  change('trip[from]', '2026-09-01'),
  next,
  change('stay[to]', '2026-09-02'),
  change('stay[guests]', [{ until: '2026-09-02' }]),
];
const later = change('trip[from]', '2026-09-03');

it('from the review', async () => {
  const form = await comparingForm();
  const reviewed = play(form, ...answered, { type: 'review' });
  expect(reviewed).toMatchObject({ view: 'review', step: 1 });
  const changed = playOn(form, reviewed, { type: 'change-answer', step: 0 }, later, next);
  const sent = playOn(form, changed, { type: 'send' });
  expect(sent).toMatchObject({ view: 'questions', step: 1, submission: { phase: 'open' } });
  expect(shownError(form, sent, ['stay', 'to'], {})?.message).toBe('Too early');
});

it('by going back and sending', async () => {
  const form = await comparingForm();
  const sent = playOn(form, play(form, ...answered), { type: 'previous' }, later, next, { type: 'send' });
  expect(sent).toMatchObject({ step: 1, submission: { phase: 'open' } });
  expect(shownError(form, sent, ['stay', 'to'], {})?.message).toBe('Too early');
  const mended = playOn(form, sent, change('stay[to]', '2026-09-03'));
  expect(shownError(form, mended, ['stay', 'to'], {})).toBeUndefined();
  // An entry must not be before `stay[to]`, which is later now.
  const again = playOn(form, mended, { type: 'send' });
  expect(shownError(form, again, ['stay', 'guests', 0, 'until'], {})?.message).toBe('Too early');
  const right = change('stay[guests][0][until]', '2026-09-03');
  expect(playOn(form, again, right, { type: 'send' }).submission.phase).toBe('sending');
});
