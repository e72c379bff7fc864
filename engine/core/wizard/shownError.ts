// The error that a field shows: the intake's refusal first, otherwise its validation error once it was touched.
import { parsePointer } from '../model/jsonPointer.ts';
import { toName } from '../model/path.ts';
import type { FieldError, Form, Path, Schema } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';
import type { WizardState } from './wizardState.ts';

/** The error to show at the field, if any. `name` is `path` as a name, for callers that have it already. */
export function shownError(
  form: Form,
  state: WizardState,
  path: Path,
  schema: Schema,
  name = toName(path),
): FieldError | undefined {
  const refusal = state.refusals.get(name);
  if (refusal) return refusal;
  const step = form.steps[state.step];
  // The error of a list with `lengthEquals` is also shown once the number that it is compared with was given.
  const isShown =
    state.touched.has(name) || (schema.lengthEquals && state.touched.has(comparedWith(path, schema.lengthEquals)));
  if (!step || !isShown) return undefined;
  return stepErrors(step, state.answers).get(name);
}

/** The name of the question, of the same group, that `lengthEquals` of the list at `path` points to. */
function comparedWith(path: Path, { $data }: { readonly $data: string }): string {
  return toName([...path.slice(0, -1), ...parsePointer($data)]);
}
