import { listFields } from '../answers/listFields.ts';
import { normaliseAnswer } from '../answers/normaliseAnswer.ts';
import type { Form, Schema } from '../model/types.ts';
import { reduceWizard } from './reduceWizard.ts';
import type { WizardState } from './wizardState.ts';

/** What was typed or chosen at a control before React hydrated the form. */
export interface PreHydrationInput {
  /** The control's name; input of a control that no question has is ignored. */
  readonly name: string;
  /** The text; for radios and checkboxes, the values of those that are ticked. */
  readonly raw: string | readonly string[];
}

/** The state with this input as answers. It overrides answers that were restored from a draft, because it was typed later. */
export function applyPreHydrationInput(
  form: Form,
  state: WizardState,
  early: readonly PreHydrationInput[],
): WizardState {
  return early.reduce((before, { name, raw }) => {
    const fields = form.steps.flatMap((step) => listFields(step, before.answers));
    const schema = fields.find((field) => field.name === name)?.schema;
    return schema ? reduceWizard(form, before, { type: 'change', name, answer: answerOf(schema, raw) }) : before;
  }, state);
}

function answerOf(schema: Schema, raw: PreHydrationInput['raw']): unknown {
  const answers = [raw].flat().map((text) => normaliseAnswer(schema.items ?? schema, text));
  return schema.items ? answers : answers[0];
}
