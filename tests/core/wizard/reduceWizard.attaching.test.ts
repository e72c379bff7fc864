// While a file is being made ready, Next and Submit wait for it and then happen by themselves, unless the visitor does
// something else meanwhile.
import { describe, expect, it } from 'vitest';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import type { WizardAction, WizardState } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { file, group, text } from '../support/schemas.ts';
import { change, leave, next, play, playOn, previous, send } from '../support/steps.ts';

const form = await makeForm(
  [
    { schema: group({ name: text }) },
    { schema: group({ paper: file, note: text }, { required: ['paper'] }) },
    { schema: group({ end: text }) },
  ],
  { next: 'check' },
);
const files = { name: 'paper', single: true };
const PDF = { id: '1', name: 'a.pdf', type: 'application/pdf', size: 1 };
const attach: WizardAction = { type: 'attach', files };
const attached: WizardAction = { type: 'attached', files, answer: PDF };
const coming = play(form, next, attach);
const stands = ({ step, onceAttached, refusedTimes }: WizardState) => ({ step, onceAttached, refusedTimes });

describe('Next while only the file is missing', () => {
  it('waits, and goes on with the file', () => {
    const waiting = playOn(form, coming, next);
    expect(stands(waiting)).toEqual({ step: 1, onceAttached: 'next', refusedTimes: 0 });
    const on = playOn(form, waiting, attached);
    expect(stands(on)).toEqual({ step: 2, onceAttached: undefined, refusedTimes: 0 });
    expect(on.answers.paper).toBe(PDF);
  });

  it('waits for all files that are coming', () => {
    const second = { name: 'other', single: true };
    const waiting = playOn(form, coming, { type: 'attach', files: second }, next, attached);
    expect(stands(waiting)).toMatchObject({ step: 1, onceAttached: 'next' });
    expect(playOn(form, waiting, { type: 'attached', files: second, answer: PDF }).step).toBe(2);
  });

  it.each<[string, readonly WizardAction[]]>([
    ['is pressed again', [next]],
    ['and a question is left by the very press', [leave('note')]],
    ['and a file comes that another has taken the place of', [{ type: 'attached', files: { ...files } }]],
  ])('goes on when it %s', (_, actions) => {
    expect(playOn(form, coming, next, ...actions, attached).step).toBe(2);
  });

  it.each<[string, readonly WizardAction[], number]>([
    ['an answer changes', [change('note', 'x')], 1],
    ['Previous is pressed', [previous], 0],
    ['another file is chosen', [attach], 1],
    ['the browser goes back', [{ type: 'go-to', step: 0 }], 0],
    ['the file cannot be taken in', [{ type: 'attached', files }], 1],
  ])('does not go on once %s', (_, actions, step) => {
    const interrupted = playOn(form, coming, next, ...actions);
    expect(stands(playOn(form, interrupted, attached)).step).toBe(step);
  });

  it('shows what is wrong when the file is not one that the step takes', () => {
    const wrong = { ...attached, answer: { ...PDF, size: 1_000_000 } };
    expect(stands(playOn(form, coming, next, wrong))).toEqual({ step: 1, onceAttached: undefined, refusedTimes: 1 });
  });
});

it('Next is refused at once for what is wrong otherwise, and the file that is coming is not named as missing', () => {
  const refused = playOn(form, coming, change('note', 'x'.repeat(101)), next);
  expect(stands(refused)).toEqual({ step: 1, onceAttached: undefined, refusedTimes: 1 });
  expect([...refused.touched]).toEqual(['note']);
});

describe('Submit while a file is being made ready', () => {
  const last = playOn(form, playOn(form, coming, attached), next, attach);

  it('waits, and may be sent with the file', () => {
    const waiting = playOn(form, last, send);
    expect([waiting.submission.phase, waiting.onceAttached]).toEqual(['open', 'send']);
    const there = playOn(form, waiting, attached);
    expect([there.submission.phase, there.onceAttached, there.attaching.size]).toEqual(['open', 'send', 0]);
    expect(playOn(form, there, send)).toMatchObject({ submission: { phase: 'sending' }, onceAttached: undefined });
  });

  it.each<[string, WizardAction]>([
    ['Previous', previous],
    ['a change', change('end', 'x')],
    ['a file that cannot be taken in', { type: 'attached', files }],
  ])('is taken back by %s', (_, action) => {
    expect(playOn(form, last, send, action).onceAttached).toBeUndefined();
  });

  it('is refused at once for a step that is wrong', () => {
    const wrong = reduceWizard(form, playOn(form, last, change('name', 'x'.repeat(101))), send);
    expect(stands(wrong)).toEqual({ step: 0, onceAttached: undefined, refusedTimes: 1 });
  });
});
