// What the intake does with a stranger's submission, and what every example is held against: the same steps in the same
// order as in the browser, where they happen one answer at a time.

import { normalise } from '../answers/normalise.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import type { Answers, FieldError, Form } from '../model/types.ts';
import { formErrors } from './validate.ts';

export interface Accepted {
  /** Normalised, hidden answers cleared: what is kept if there are no errors. */
  readonly answers: Answers;
  readonly errors: readonly FieldError[];
}

/** Judges a whole submission as it came over the wire. */
export function acceptSubmission(form: Form, raw: Answers): Accepted {
  const schema = formSchema(form);
  const { answers: normalised, unknown } = normalise(schema, raw);
  const answers = pruneAnswers(schema, normalised);
  const surplus = unknown.map(
    (name): FieldError => ({
      name,
      keyword: 'additionalProperties',
      message: form.steps[0]?.messages.unknown ?? '',
    }),
  );
  return { answers, errors: [...formErrors(form, answers).values(), ...surplus] };
}
