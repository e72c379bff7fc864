// Choices of which `ui:enumNames` of the ui file gives the labels. `read/appliedUi.ts` writes them into each part that has options, also where a branch narrows them and
// they would be the same without; nothing of that stands in the schema's file.
import type { Schema } from '../../core/index.ts';

const noted = new WeakSet<Schema>();

export function noteNamedInUi(choice: Schema): void {
  noted.add(choice);
}

/** True if the labels of the choice stand in the ui file. */
export function isNamedInUi(choice: Schema): boolean {
  return noted.has(choice);
}
