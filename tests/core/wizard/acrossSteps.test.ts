// Steps that answers of earlier ones decide on: where the wizard goes, and where a draft is continued.
import { beforeAll, expect, it } from 'vitest';
import type { Answers, Form } from '../../../engine/core/model/types.ts';
import { stepStates } from '../../../engine/core/wizard/canAdvance.ts';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import { restoreDraft } from '../../../engine/core/wizard/restoreDraft.ts';
import { startWizard } from '../../../engine/core/wizard/wizardState.ts';
import { droppedForm } from '../../support/foreignForms.ts';

let removal: Form;
beforeAll(async () => {
  removal = await droppedForm('removal');
});

/** The second and the fourth step are not asked. */
const near: Answers = { who: { name: 'Rima', to: 'near', pets: 'no' }, weight: 20 };

it.each([
  [0, 1, 2],
  [0, 3, 0],
  [2, 1, 0],
  [2, 3, 2],
])('from step %i to step %i leads to step %i', (from, wanted, reached) => {
  const state = reduceWizard(removal, startWizard(removal, near, from), { type: 'go-to', step: wanted });
  expect(state.step).toBe(reached);
});

it('the review follows on the last step that is asked, and Previous leads back to it', () => {
  const reviewed = reduceWizard(removal, startWizard(removal, near, 0), { type: 'review' });
  expect([reviewed.step, reviewed.view]).toEqual([2, 'review']);
  expect(stepStates(removal, reviewed)).toEqual(['completed', '', 'current', '']);
});

it.each([
  [1, 0],
  [2, 2],
  [3, 2],
])('a draft that was saved on step %i is continued on step %i', (saved, step) => {
  const draft = { form: 'removal', version: 1, answers: near, savedAt: '', submissionId: 'x', waiting: false };
  expect(restoreDraft(removal, { ...draft, step: saved }).state.step).toBe(step);
});
