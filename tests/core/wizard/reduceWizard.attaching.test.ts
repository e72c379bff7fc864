// While a file is being read, Next and Submit wait for it and then run, unless the visitor does
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
const progressOf = ({ step, onceAttached, refusedTimes }: WizardState) => ({ step, onceAttached, refusedTimes });

describe('Next while only the file is missing', () => {
  it('waits, and advances when the file arrives', () => {
    const waiting = playOn(form, coming, next);
    expect(progressOf(waiting)).toEqual({ step: 1, onceAttached: 'next', refusedTimes: 0 });
    const on = playOn(form, waiting, attached);
    expect(progressOf(on)).toEqual({ step: 2, onceAttached: undefined, refusedTimes: 0 });
    expect(on.answers.paper).toBe(PDF);
  });

  it('waits for all files that are being read', () => {
    const second = { name: 'other', single: true };
    const waiting = playOn(form, coming, { type: 'attach', files: second }, next, attached);
    expect(progressOf(waiting)).toMatchObject({ step: 1, onceAttached: 'next' });
    expect(playOn(form, waiting, { type: 'attached', files: second, answer: PDF }).step).toBe(2);
  });

  it.each<[string, readonly WizardAction[]]>([
    ['Next is pressed again', [next]],
    ['that press takes the focus out of a question', [leave('note')]],
    ['a file arrives that another one has replaced', [{ type: 'attached', files: { ...files } }]],
  ])('advances although %s', (_, actions) => {
    expect(playOn(form, coming, next, ...actions, attached).step).toBe(2);
  });

  it.each<[string, readonly WizardAction[], number]>([
    ['an answer changes', [change('note', 'x')], 1],
    ['Previous is pressed', [previous], 0],
    ['another file is chosen', [attach], 1],
    ['the browser goes back', [{ type: 'go-to', step: 0 }], 0],
    ['the file cannot be read', [{ type: 'attached', files }], 1],
  ])('does not advance after %s', (_, actions, step) => {
    const interrupted = playOn(form, coming, next, ...actions);
    expect(progressOf(playOn(form, interrupted, attached)).step).toBe(step);
  });

  it('shows the error when the file is refused by the step', () => {
    const wrong = { ...attached, answer: { ...PDF, size: 1_000_000 } };
    expect(progressOf(playOn(form, coming, next, wrong))).toEqual({
      step: 1,
      onceAttached: undefined,
      refusedTimes: 1,
    });
  });
});

it('Next is refused at once for other errors, and the file being read is not reported as missing', () => {
  const refused = playOn(form, coming, change('note', 'x'.repeat(101)), next);
  expect(progressOf(refused)).toEqual({ step: 1, onceAttached: undefined, refusedTimes: 1 });
  expect([...refused.touched]).toEqual(['note']);
});

describe('Submit while a file is being read', () => {
  const last = playOn(form, playOn(form, coming, attached), next, attach);

  it('waits, and can be sent when the file has arrived', () => {
    const waiting = playOn(form, last, send);
    expect([waiting.submission.phase, waiting.onceAttached]).toEqual(['open', 'send']);
    const there = playOn(form, waiting, attached);
    expect([there.submission.phase, there.onceAttached, there.attaching.size]).toEqual(['open', 'send', 0]);
    expect(playOn(form, there, send)).toMatchObject({ submission: { phase: 'sending' }, onceAttached: undefined });
  });

  it.each<[string, WizardAction]>([
    ['Previous', previous],
    ['a change', change('end', 'x')],
    ['a file that cannot be read', { type: 'attached', files }],
  ])('is cancelled by %s', (_, action) => {
    expect(playOn(form, last, send, action).onceAttached).toBeUndefined();
  });

  it('is refused at once while a step has errors', () => {
    const wrong = reduceWizard(form, playOn(form, last, change('name', 'x'.repeat(101))), send);
    expect(progressOf(wrong)).toEqual({ step: 0, onceAttached: undefined, refusedTimes: 1 });
  });
});
