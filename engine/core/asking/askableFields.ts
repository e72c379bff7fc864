import { type Field, listFields } from '../answers/listFields.ts';
import { formatPointer } from '../model/jsonPointer.ts';
import type { Answers, Form, Step } from '../model/types.ts';

/** A question that can be asked again. */
export interface AskableField {
  readonly step: Step;
  readonly field: Field;
  /** JSON Pointer of its answer in the submission. */
  readonly pointer: string;
}

/**
 * The visible questions of a submission that can be asked again, in the order of the form. A list is asked as a whole, since its
 * entries have no identity; a fixed answer cannot change; a password is not sent out again; the question at `proof` cannot be asked, since its answer opens the link.
 */
export function askableFields(form: Form, answers: Answers, proof: string): readonly AskableField[] {
  return form.steps.flatMap((step) =>
    listFields(step, answers)
      .filter(({ schema }) => !schema.readOnly && schema.inputType !== 'password')
      .filter(({ path }) => path.every((key) => typeof key === 'string'))
      .map((field) => ({ step, field, pointer: formatPointer(field.path) }))
      .filter(({ pointer }) => pointer !== proof),
  );
}
