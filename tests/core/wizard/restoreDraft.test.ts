// A draft is untrusted input: it is normalised, pruned and validated, and opens at the first incomplete step.
import { describe, expect, it } from 'vitest';
import { type Draft, restoreDraft } from '../../../engine/core/wizard/restoreDraft.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { makeSteps } from '../support/steps.ts';

const form = await makeSteps();
const whole = { who: { name: 'Maya' }, pets: { any: 'yes', list: [{ name: 'Rex' }] }, end: { remark: 'ok' } };
const draft: Draft = {
  form: 'made',
  version: 1,
  answers: whole,
  step: 2,
  savedAt: '2026-11-01T10:00:00.000Z',
  submissionId: '7f3b6a52-0f1e-4b8a-9a46-6f3f0f1f7a11',
  waiting: false,
};
const restore = (change: Partial<Draft>) => restoreDraft(form, { ...draft, ...change });

describe('a draft', () => {
  it('restores answers and step', () => {
    expect(restore({})).toEqual({ state: startWizard(form, whole, 2), orphans: [] });
  });

  it.each([
    ['the step where it was saved', 1, whole, 1],
    ['an earlier step that is incomplete', 2, { ...whole, who: {} }, 0],
    ['the saved step, although a later one is incomplete', 0, { ...whole, pets: {} }, 0],
    ['the last step, when the form has fewer steps now', 9, whole, 2],
    ['the first step, for a negative index', -3, whole, 0],
  ])('opens at %s', (_, step, answers, landing) => {
    expect(restore({ step, answers }).state.step).toBe(landing);
  });

  it('has no touched fields, so it shows no errors', () => {
    const { touched, refusedTimes } = restore({ answers: { who: {} } }).state;
    expect([touched.size, refusedTimes]).toEqual([0, 0]);
  });

  it('loses hidden answers', () => {
    const answers = { ...whole, who: { name: 'Maya', more: 'no', note: 'x' }, pets: { any: 'no', list: [{}] } };
    expect(restore({ answers }).state.answers).toMatchObject({
      who: { name: 'Maya', more: 'no' },
      pets: { any: 'no' },
    });
    expect(JSON.stringify(restore({ answers }).state.answers)).not.toMatch(/note|list/);
  });

  it('without answers has the groups of a new form', () => {
    expect(restore({ answers: {} }).state.answers).toEqual(startWizard(form).answers);
  });

  it('returns answers without a question as orphans, and keeps the others', () => {
    const answers = { ...whole, gone: 'x', who: { name: 'Maya', old: 3 }, pets: { any: 'yes', list: [{ a: 'b' }] } };
    const { state, orphans } = restore({ answers });
    expect(orphans).toEqual([
      { name: 'who[old]', answer: 3 },
      { name: 'pets[list][0][a]', answer: 'b' },
      { name: 'gone', answer: 'x' },
    ]);
    expect(state.answers).toMatchObject({ who: { name: 'Maya' }, pets: { any: 'yes' }, end: { remark: 'ok' } });
  });

  const drawn = (pets: object) => ({ who: { name: 'Maya' }, pets, end: { remark: 'ok' } });
  it.each<[string, Draft['answers'], object, string[]]>([
    ['text in place of a group', { ...whole, who: 'Maya' }, { ...whole, who: {} }, ['who']],
    ['a list in place of a group', { ...whole, who: ['Maya'] }, { ...whole, who: {} }, ['who']],
    ['a group in place of text', { ...whole, end: { remark: { a: 'b' } } }, { ...whole, end: {} }, ['end[remark]']],
    ['a list in place of text', { ...whole, end: { remark: ['b'] } }, { ...whole, end: {} }, ['end[remark]']],
    ['nulls', { who: null, pets: { any: null }, end: { remark: null } }, { who: {}, pets: {}, end: {} }, []],
    [
      'a group in place of a list',
      { ...whole, pets: { any: 'yes', list: { 0: 'Rex' } } },
      drawn({ any: 'yes', list: [{}] }),
      ['pets[list]'],
    ],
    [
      'text in place of a list',
      { ...whole, pets: { any: 'yes', list: 'Rex' } },
      drawn({ any: 'yes', list: [{}] }),
      ['pets[list]'],
    ],
    [
      'text in place of an entry',
      { ...whole, pets: { any: 'yes', list: ['Rex', null, { name: 'Tom' }] } },
      drawn({ any: 'yes', list: [{ name: 'Tom' }] }),
      ['pets[list][0]'],
    ],
    [
      'half a file',
      { ...whole, who: { name: 'Maya', more: 'yes', report: { id: 'f1' } } },
      { ...whole, who: { name: 'Maya', more: 'yes' } },
      ['who[report]'],
    ],
  ])('has misshapen answers replaced and returned as orphans: %s', (_, answers, shown, misfits) => {
    const { state, orphans } = restore({ answers });
    expect(state.answers).toEqual(shown);
    expect(orphans.map(({ name }) => name)).toEqual(misfits);
  });
});

describe('a draft of an unsent submission', () => {
  it('is restored as waiting to be sent', () => {
    expect(restore({ waiting: true }).state.submission).toEqual({
      phase: 'failed',
      failure: { reason: 'unreachable', errors: [] },
    });
  });

  it('is restored as open while a step is incomplete', () => {
    const { step, submission } = restore({ waiting: true, answers: { ...whole, pets: {} } }).state;
    expect([step, submission.phase]).toEqual([1, 'open']);
  });
});
