// Normalises, prunes and validates a whole submission, in the order in which the browser does it answer by answer. The intake
// calls it for every request, and the tests for every example.

import { normaliseAnswers } from '../answers/normaliseAnswers.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import type { Answers, FieldError, Form } from '../model/types.ts';
import { formErrors } from './stepErrors.ts';

export interface Accepted {
  /** Normalised and pruned: what is stored if there are no errors. */
  readonly answers: Answers;
  readonly errors: readonly FieldError[];
}

/** Validates a submission as it was parsed from the request. Answers without a question are errors. */
export function acceptSubmission(form: Form, raw: Answers): Accepted {
  const schema = formSchema(form);
  const { answers: normalised, unknown } = normaliseAnswers(schema, raw);
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
