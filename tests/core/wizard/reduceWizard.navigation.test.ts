import { describe, expect, it } from 'vitest';
import { canAdvance } from '../../../engine/core/wizard/canAdvance.ts';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import { startWizard, type WizardAction } from '../../../engine/core/wizard/wizardState.ts';
import { change, leave, makeSteps, next, play, playOn, previous } from '../support/steps.ts';

const form = await makeSteps();
const checking = await makeSteps({ next: 'check' });
const named = change('who[name]', 'Maya');

describe('a visit', () => {
  it('starts at the first step with empty groups and nothing touched', () => {
    expect(startWizard(form)).toMatchObject({
      answers: { who: {}, pets: {}, end: {} },
      step: 0,
      touched: new Set(),
      refusedTimes: 0,
      refusals: new Map(),
      submission: { phase: 'open' },
    });
  });

  it('can start with earlier answers at a later step; hidden answers are removed', () => {
    const state = startWizard(form, { who: { name: 'Maya', more: 'no', note: 'old' } }, 1);
    expect(state.step).toBe(1);
    expect(state.answers).toEqual({ who: { name: 'Maya', more: 'no' }, pets: {}, end: {} });
  });
});

describe('next', () => {
  it('advances one step', () => {
    expect(play(form, named, next).step).toBe(1);
    expect(play(form, named, next, change('pets[any]', 'no'), next).step).toBe(2);
  });

  it('stays at an incomplete step and counts the refusals', () => {
    expect(play(form, next)).toMatchObject({ step: 0, refusedTimes: 1, touched: new Set(['who[name]']) });
    expect(play(form, next, next).refusedTimes).toBe(2);
  });

  it('is refused while a conditionally required answer is missing', () => {
    expect(play(form, named, change('who[more]', 'yes'), next)).toMatchObject({ step: 0, refusedTimes: 1 });
    expect(play(form, named, change('who[more]', 'yes'), change('who[note]', 'x'), next).step).toBe(1);
  });

  it('is refused while a list entry is incomplete', () => {
    const atPets = [named, next, change('pets[any]', 'yes')];
    expect(play(form, ...atPets, next)).toMatchObject({ step: 1, touched: new Set(['pets[list][0][name]']) });
    expect(play(form, ...atPets, change('pets[list][0][name]', 'Mimi'), next).step).toBe(2);
  });

  it('stays at the last step', () => {
    const last = play(form, named, next, change('pets[any]', 'no'), next, change('end[remark]', 'ok'));
    expect(reduceWizard(form, last, next)).toBe(last);
  });

  it('resets the count of refusals when it advances', () => {
    expect(play(form, next, named, next)).toMatchObject({ step: 1, refusedTimes: 0 });
  });
});

describe('an unmodified valid step', () => {
  const toEnd = [named, next, change('pets[any]', 'no'), next];

  it('does not advance under the policy when-valid', () => {
    const state = play(form, ...toEnd);
    expect(canAdvance(form, state)).toBe(false);
    expect(canAdvance(form, playOn(form, state, change('end[remark]', 'ok')))).toBe(true);
    expect(canAdvance(form, playOn(form, state, change('end[remark]', 'ok'), change('end[remark]', undefined)))).toBe(
      false,
    );
  });

  it('advances under the policy check', () => {
    expect(canAdvance(checking, play(checking, ...toEnd))).toBe(true);
  });

  it('advances under neither policy while incomplete', () => {
    expect([canAdvance(form, play(form)), canAdvance(checking, play(checking))]).toEqual([false, false]);
  });

  it('counts as modified when it has earlier answers', () => {
    expect(canAdvance(form, startWizard(form, { who: { name: 'Maya' } }))).toBe(true);
  });
});

describe('previous and go-to', () => {
  it('previous goes back without validating and keeps every answer', () => {
    const state = play(form, named, next, change('pets[any]', 'yes'), previous);
    expect(state.step).toBe(0);
    expect(state.answers).toMatchObject({ who: { name: 'Maya' }, pets: { any: 'yes', list: [{}] } });
  });

  it('neither leaves the range of steps', () => {
    const start = startWizard(form);
    expect(reduceWizard(form, start, previous)).toBe(start);
    expect(reduceWizard(form, start, { type: 'go-to', step: 3 })).toBe(start);
    expect(reduceWizard(form, start, { type: 'go-to', step: -1 })).toBe(start);
    expect(reduceWizard(form, start, { type: 'go-to', step: 0 })).toBe(start);
  });

  it('go-to reaches every earlier step, and later ones while all steps before them are complete', () => {
    const atPets = play(form, named, next);
    expect(playOn(form, atPets, { type: 'go-to', step: 0 }, { type: 'go-to', step: 1 })).toEqual(atPets);
    const atEnd = playOn(form, atPets, change('pets[any]', 'no'), next);
    expect(playOn(form, atEnd, { type: 'go-to', step: 0 }, { type: 'go-to', step: 2 })).toEqual(atEnd);
  });

  it('go-to stops at the first incomplete step and shows its errors', () => {
    const back = play(form, named, next, change('pets[any]', 'no'), next, { type: 'go-to', step: 0 });
    const stopped = playOn(form, back, change('who[more]', 'yes'), { type: 'go-to', step: 2 });
    expect(stopped).toMatchObject({ step: 0, refusedTimes: 1, tried: 'next', touched: new Set(['who[note]']) });
  });

  it('the review opens only when the last step can be reached', () => {
    const review: WizardAction = { type: 'review' };
    expect(play(form, named, review)).toMatchObject({ step: 1, view: 'questions', refusedTimes: 1 });
    expect(play(form, named, next, change('pets[any]', 'no'), review)).toMatchObject({ step: 2, view: 'review' });
  });

  it('both keep the touched fields', () => {
    expect(play(form, named, leave('who[name]'), next, previous).touched).toEqual(new Set(['who[name]']));
  });
});
