// A field shows its error after it loses the focus or when Next is refused; from then on the error follows each change.
import { describe, expect, it } from 'vitest';
import { toPath } from '../../../engine/core/model/path.ts';
import { shownError } from '../../../engine/core/wizard/shownError.ts';
import { startWizard, type WizardState } from '../../../engine/core/wizard/wizardState.ts';
import { fieldAt } from '../../forms/support/fieldAt.ts';
import { makeForm } from '../support/makeForm.ts';
import { group, list, text } from '../support/schemas.ts';
import { change, leave, makeSteps, next, play, playOn } from '../support/steps.ts';

const form = await makeSteps();
const remark = 'end[remark]';
const long = change(remark, 'too long');

function shown(state: WizardState, name: string): string | undefined {
  return shownError(form, state, toPath(name), fieldAt(form, state.answers, name) ?? {})?.message;
}

describe('an error', () => {
  const atEnd = startWizard(form, undefined, 2);

  it('is hidden on arrival and while typing', () => {
    expect(shown(play(form), 'who[name]')).toBeUndefined();
    expect(shown(playOn(form, atEnd, long), remark)).toBeUndefined();
  });

  it('shows after the field loses the focus', () => {
    expect(shown(playOn(form, atEnd, long, leave(remark)), remark)).toBe('Use at most 5 characters (now 8)');
    expect(shown(play(form, leave('who[name]')), 'who[name]')).toBe('This field is required');
  });

  it('disappears and reappears at once with each change of a touched field', () => {
    const left = playOn(form, atEnd, long, leave(remark));
    expect(shown(playOn(form, left, change(remark, 'ok')), remark)).toBeUndefined();
    expect(shown(playOn(form, left, change(remark, 'ok'), long), remark)).toBe('Use at most 5 characters (now 8)');
  });

  it('shows at every invalid field, and only there, after Next is refused', () => {
    const refused = play(form, change('who[more]', 'yes'), next);
    expect(refused.touched).toEqual(new Set(['who[name]', 'who[note]']));
    expect(shown(refused, 'who[note]')).toBe('This field is required');
  });

  it('does not show for a field of another step', () => {
    expect(shown(playOn(form, startWizard(form, undefined, 2), leave('who[name]')), 'who[name]')).toBeUndefined();
  });
});

describe('a question that appears after a refusal', () => {
  const refused = play(form, next);

  it('shows no error', () => {
    const revealed = playOn(form, refused, change('who[more]', 'yes'));
    expect(shown(revealed, 'who[note]')).toBeUndefined();
    expect(shown(revealed, 'who[name]')).toBe('This field is required');
  });

  it('shows no error again after it was hidden and shown', () => {
    const left = playOn(form, refused, change('who[more]', 'yes'), leave('who[note]'));
    expect(shown(left, 'who[note]')).toBe('This field is required');
    expect(
      shown(playOn(form, left, change('who[more]', 'no'), change('who[more]', 'yes')), 'who[note]'),
    ).toBeUndefined();
  });
});

describe('leave', () => {
  it('returns the same state for a field that is already touched', () => {
    const left = play(form, leave('who[name]'));
    expect(playOn(form, left, leave('who[name]'))).toBe(left);
  });
});

describe('a list with lengthEquals', () => {
  it('shows its error once the field of the count has lost the focus', async () => {
    const rows = list(text, { lengthEquals: { $data: '1/count' } });
    const counted = await makeForm([{ at: ['g'], schema: group({ count: { type: 'integer' }, rows }) }]);
    const state = play(counted, change('g[count]', 2), change('g[rows]', ['one']));
    const error = (now: WizardState) => shownError(counted, now, ['g', 'rows'], rows)?.keyword;
    expect(error(state)).toBeUndefined();
    expect(error(playOn(counted, state, leave('g[count]')))).toBe('lengthEquals');
    expect(error(playOn(counted, state, leave('g[count]'), change('g[count]', 1)))).toBeUndefined();
  });
});
