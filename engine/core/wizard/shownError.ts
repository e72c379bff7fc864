// Which error a field shows at this moment: the intake's word first, its own once it was touched.
import { toName } from '../model/path.ts';
import type { FieldError, Form, Path, Schema } from '../model/types.ts';
import { stepErrors } from '../validation/validate.ts';
import type { WizardState } from './wizardState.ts';

/** The error that stands at the field now, if any; `name` is the path's, for those who have it. */
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
  const isShown = state.touched.has(name) || (schema.lengthEquals && state.touched.has(comparedWith(path, schema)));
  if (!step || !isShown) return undefined;
  return stepErrors(step, state.answers).get(name);
}

/** A list that must be as long as another answer says is judged as soon as that answer was given. */
function comparedWith(path: Path, { lengthEquals }: Schema): string {
  const [up, ...keys] = lengthEquals?.$data.split('/') ?? [];
  return up === undefined ? '' : toName([...path.slice(0, -Number(up)), ...keys]);
}
