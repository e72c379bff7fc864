import { listFields } from '../answers/listFields.ts';
import { normaliseAnswer } from '../answers/normaliseAnswer.ts';
import type { Form } from '../model/types.ts';
import { reduceWizard } from './reduceWizard.ts';
import type { WizardState } from './wizardState.ts';

/** What stood in a control before the form was alive, as it was typed. */
export interface PreHydrationInput {
  /** The control's name; one that no question has is passed over. */
  readonly name: string;
  readonly raw: string;
}

/** The visit with these answers given: the latest word, also where an earlier one came back from the device. */
export function applyPreHydrationInput(
  form: Form,
  state: WizardState,
  early: readonly PreHydrationInput[],
): WizardState {
  return early.reduce((before, { name, raw }) => {
    const fields = form.steps.flatMap((step) => listFields(step, before.answers));
    const schema = fields.find((field) => field.name === name)?.schema;
    return schema ? reduceWizard(form, before, { type: 'change', name, answer: normaliseAnswer(schema, raw) }) : before;
  }, state);
}
