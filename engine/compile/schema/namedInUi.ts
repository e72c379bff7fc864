// Notes the choices whose labels come from `ui:enumNames` of the ui file. `read/appliedUi.ts` copies them as `enumNames` into every schema of the question that has options, so
// also into a branch that offers fewer of them. The rule `branchesHaveEffect` would report that copy as a repetition, and there is nothing in the schema's file to remove.
import type { Schema } from '../../core/index.ts';

const noted = new WeakSet<Schema>();

export function noteNamedInUi(choice: Schema): void {
  noted.add(choice);
}

/** True if the labels of the choice stand in the ui file. */
export function isNamedInUi(choice: Schema): boolean {
  return noted.has(choice);
}
