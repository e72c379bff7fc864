// The form that the reducer is tested with: three steps with conditions and a list. `others` sets the policy of Next.
import type { Form } from '../../../engine/core/model/types.ts';
import { reduceWizard } from '../../../engine/core/wizard/reduceWizard.ts';
import { startWizard, type WizardAction, type WizardState } from '../../../engine/core/wizard/wizardState.ts';
import { makeForm } from './makeForm.ts';
import { file, group, list, text, when, yesNo } from './schemas.ts';

const pet = group({ name: text, kind: text }, { required: ['name'] });

/** Steps: `who` (name; more: yes shows note and report), `pets` (any: yes shows a list), `end` (nothing required). */
export function makeSteps(others: Partial<Form> = {}): Promise<Form> {
  return makeForm(
    [
      {
        at: ['who'],
        schema: group(
          { name: text, more: yesNo },
          {
            required: ['name'],
            ...when('more', 'yes', group({ note: text, report: file }, { required: ['note'] })),
          },
        ),
      },
      {
        at: ['pets'],
        schema: group(
          { any: yesNo },
          {
            required: ['any'],
            ...when('any', 'yes', group({ list: list(pet, { minItems: 1 }) }, { required: ['list'] })),
          },
        ),
      },
      { at: ['end'], schema: group({ remark: { ...text, maxLength: 5 } }) },
    ],
    others,
  );
}

/** The state after these actions, from the start. */
export function play(form: Form, ...actions: readonly WizardAction[]): WizardState {
  return playOn(form, startWizard(form), ...actions);
}

/** The state after these actions, from `state`. */
export function playOn(form: Form, state: WizardState, ...actions: readonly WizardAction[]): WizardState {
  return actions.reduce((before, action) => reduceWizard(form, before, action), state);
}

export const next: WizardAction = { type: 'next' };
export const previous: WizardAction = { type: 'previous' };
export const send: WizardAction = { type: 'send' };

export function change(name: string, answer: unknown): WizardAction {
  return { type: 'change', name, answer };
}

export function leave(name: string): WizardAction {
  return { type: 'leave', name };
}
