import type { Form } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';
import type { WizardState } from './wizardState.ts';

/** Names of the fields of a step that have an error, without those whose files are still being read. */
export function namesWithErrors(form: Form, { answers, attaching }: WizardState, index: number): readonly string[] {
  const step = form.steps[index];
  const names = step ? [...stepErrors(step, answers).keys()] : [];
  const isComing = (wrong: string) => [...attaching].some(({ name }) => wrong === name || wrong.startsWith(`${name}[`));
  return names.filter((name) => !isComing(name));
}
