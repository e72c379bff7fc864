// The answers to what was asked again, put into the submission that they belong to. Browser and service judge them by the same
// validators: the browser in the restricted form, the service in the whole.
import { normaliseAnswers } from '../answers/normaliseAnswers.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import { toName, toPath } from '../model/path.ts';
import type { Answers, FieldError, Form } from '../model/types.ts';
import { formErrors } from '../validation/stepErrors.ts';
import { askedIn } from './askedIn.ts';
import { merge, pathsOutside, treeAt } from './askedTree.ts';

export interface AcceptedAgain {
  /** The whole submission, normalised and pruned: what is stored if there are neither errors nor conflicts. */
  readonly answers: Answers;
  /** Errors of what is asked again, and answers to what is not. */
  readonly errors: readonly FieldError[];
  /**
   * Errors of other questions that the submission did not have before. Those that it has by a later version of the form are not
   * among them: the person who answers again cannot mend them.
   */
  readonly conflicts: readonly FieldError[];
}

/**
 * Puts the answers `given` to the questions at `pointers` into the submission `stored`. An asked question without an answer in
 * `given` is left blank.
 */
export function acceptAgain(form: Form, pointers: readonly string[], stored: Answers, given: Answers): AcceptedAgain {
  const schema = formSchema(form);
  const asked = askedIn(form, pointers);
  const before = pruneAnswers(schema, normaliseAnswers(schema, stored).answers);
  const { answers: normalised, unknown } = normaliseAnswers(schema, given);
  // What is asked may depend on answers that were not given again, so it is pruned with these beside it only.
  const answers = pruneAnswers(schema, normaliseAnswers(schema, merge(asked, before, given)).answers);
  const surplus = [...unknown, ...pathsOutside(asked, normalised).map(toName)].map((name): FieldError => {
    return { name, keyword: 'additionalProperties', message: form.steps[0]?.messages.unknown ?? '' };
  });
  const known = formErrors(form, before);
  const found = [...formErrors(form, answers).values()];
  const isAsked = ({ name }: FieldError) => treeAt(asked, toPath(name)) === true;
  return {
    answers,
    errors: [...found.filter(isAsked), ...surplus],
    conflicts: found.filter((error) => !isAsked(error) && !known.has(error.name)),
  };
}
