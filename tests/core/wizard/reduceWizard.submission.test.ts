import { describe, expect, it } from 'vitest';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import { shownError } from '../../../engine/core/wizard/shownError.ts';
import { startWizard, type WizardAction } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, text } from '../support/schemas.ts';
import { change, makeSteps, next, play, playOn, send } from '../support/steps.ts';

const form = await makeSteps();
const checking = await makeSteps({ next: 'check' });
const whole = [change('who[name]', 'Maya'), next, change('pets[any]', 'no'), next, change('end[remark]', 'ok')];
const ready = play(form, ...whole);
const sending = playOn(form, ready, send);
const receipt = { reference: 'ABCD', receivedAt: '2026-11-01T10:00:00.000Z' };

function failed(...errors: readonly { readonly name?: string; readonly message: string }[]): WizardAction {
  return { type: 'failed', failure: { reason: errors.length > 0 ? 'refused' : 'unreachable', errors } };
}

describe('send', () => {
  it('submits a complete form', () => {
    expect(sending).toEqual({ ...ready, submission: { phase: 'sending', part: 0 } });
  });

  it('does nothing while a submission is in flight', () => {
    expect(reduceWizard(form, sending, send)).toBe(sending);
  });

  it('is refused at an incomplete step, as Next is', () => {
    const { submission, refusedTimes, touched } = playOn(form, ready, change('end[remark]', 'too long'), send);
    expect([submission.phase, refusedTimes, [...touched]]).toEqual(['open', 1, ['end[remark]']]);
  });

  it('follows the policy of Next', () => {
    const pristineEnd = whole.slice(0, -1);
    expect(play(form, ...pristineEnd, send).submission.phase).toBe('open');
    expect(play(checking, ...pristineEnd, send).submission.phase).toBe('sending');
  });

  it('goes to the first incomplete step and shows its errors', () => {
    const state = playOn(form, startWizard(form, undefined, 2), change('end[remark]', 'ok'), send);
    expect(state).toMatchObject({ step: 0, refusedTimes: 1, submission: { phase: 'open' } });
    expect([...state.touched]).toEqual(['who[name]']);
  });
});

describe('a failure', () => {
  it('keeps step and answers, and can be retried', () => {
    const state = playOn(form, sending, failed());
    expect(state).toEqual({
      ...ready,
      submission: { phase: 'failed', failure: { reason: 'unreachable', errors: [] } },
    });
    expect(playOn(form, state, send).submission.phase).toBe('sending');
  });

  it('is cleared by the next change', () => {
    expect(playOn(form, sending, failed(), change('end[remark]', 'o')).submission.phase).toBe('open');
  });

  it('shows the messages of the intake at their fields, at the first step that has one', () => {
    const refusal = { name: 'pets[any]', message: 'Say it again' };
    const state = playOn(form, sending, failed({ name: 'end[remark]', message: 'No' }, refusal, { message: 'Sorry' }));
    expect(state.step).toBe(1);
    expect([...state.refusals.keys()]).toEqual(['end[remark]', 'pets[any]']);
    expect(shownError(form, state, ['pets', 'any'], {})).toEqual({ ...refusal, keyword: 'refused' });
  });

  it('finds the step of a refused field when the steps share the root', async () => {
    const rooted = await makeForm([{ schema: group({ a: text }) }, { schema: group({ b: text }) }], { next: 'check' });
    const last = play(rooted, { type: 'go-to', step: 1 });
    expect(playOn(rooted, last, failed({ name: 'a', message: 'No' })).step).toBe(0);
    expect(playOn(rooted, last, failed({ name: 'b', message: 'No' })).step).toBe(1);
    expect(playOn(rooted, last, failed({ name: 'nowhere', message: 'No' })).step).toBe(1);
  });

  it('stays at the current step when no field is named', () => {
    expect(playOn(form, sending, failed({ message: 'Sorry' })).step).toBe(2);
  });
});

describe('a refused field', () => {
  const refused = playOn(
    form,
    sending,
    failed({ name: 'who[name]', message: 'No' }, { name: 'pets[any]', message: 'No' }),
  );

  it('loses its message when it changes; other refused fields keep theirs', () => {
    const state = playOn(form, refused, change('who[name]', 'Sara'));
    expect([...state.refusals.keys()]).toEqual(['pets[any]']);
  });

  it('loses its message when it becomes hidden', () => {
    const asked = play(form, change('who[more]', 'yes'), change('who[note]', 'x'));
    const told = playOn(form, asked, failed({ name: 'who[note]', message: 'No' }));
    const again = playOn(form, told, change('who[more]', 'no'), change('who[more]', 'yes'));
    expect(shownError(form, again, ['who', 'note'], {})).toBeUndefined();
  });

  it('loses its message with the next failure', () => {
    expect(playOn(form, refused, failed()).refusals.size).toBe(0);
  });
});

describe('done', () => {
  it('keeps the receipt and the answers', () => {
    expect(playOn(form, sending, { type: 'done', receipt })).toEqual({
      ...ready,
      submission: { phase: 'done', receipt },
    });
  });

  it('resets the form where afterSubmit is reset', async () => {
    const reset = await makeSteps({ afterSubmit: 'reset' });
    const state = playOn(reset, play(reset, ...whole, send), { type: 'done' });
    expect(state).toEqual({ ...startWizard(reset), submission: { phase: 'done', receipt: undefined } });
  });
});
