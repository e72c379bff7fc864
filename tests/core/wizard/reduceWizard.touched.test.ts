// A field shows its error once it was left, or was wrong when Next was tried; from then on the error follows each change.
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

  it('is calm on arrival and while the answer is typed', () => {
    expect(shown(play(form), 'who[name]')).toBeUndefined();
    expect(shown(playOn(form, atEnd, long), remark)).toBeUndefined();
  });

  it('shows once the field was left', () => {
    expect(shown(playOn(form, atEnd, long, leave(remark)), remark)).toBe('Use at most 5 characters (now 8)');
    expect(shown(play(form, leave('who[name]')), 'who[name]')).toBe('This field is required');
  });

  it('goes as soon as it is mended, and comes back at once', () => {
    const left = playOn(form, atEnd, long, leave(remark));
    expect(shown(playOn(form, left, change(remark, 'ok')), remark)).toBeUndefined();
    expect(shown(playOn(form, left, change(remark, 'ok'), long), remark)).toBe('Use at most 5 characters (now 8)');
  });

  it('shows at every wrong field once Next was refused, and at no other', () => {
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

  it('is calm', () => {
    const revealed = playOn(form, refused, change('who[more]', 'yes'));
    expect(shown(revealed, 'who[note]')).toBeUndefined();
    expect(shown(revealed, 'who[name]')).toBe('This field is required');
  });

  it('is calm again when it was hidden in between', () => {
    const left = playOn(form, refused, change('who[more]', 'yes'), leave('who[note]'));
    expect(shown(left, 'who[note]')).toBe('This field is required');
    expect(
      shown(playOn(form, left, change('who[more]', 'no'), change('who[more]', 'yes')), 'who[note]'),
    ).toBeUndefined();
  });
});

describe('leave', () => {
  it('changes nothing the second time', () => {
    const left = play(form, leave('who[name]'));
    expect(playOn(form, left, leave('who[name]'))).toBe(left);
  });
});

describe('a list that must be as long as an answer says', () => {
  it('is judged once that answer was left', async () => {
    const rows = list(text, { lengthEquals: { $data: '1/count' } });
    const counted = await makeForm([{ at: ['g'], schema: group({ count: { type: 'integer' }, rows }) }]);
    const state = play(counted, change('g[count]', 2), change('g[rows]', ['one']));
    const error = (now: WizardState) => shownError(counted, now, ['g', 'rows'], rows)?.keyword;
    expect(error(state)).toBeUndefined();
    expect(error(playOn(counted, state, leave('g[count]')))).toBe('lengthEquals');
    expect(error(playOn(counted, state, leave('g[count]'), change('g[count]', 1)))).toBeUndefined();
  });
});
