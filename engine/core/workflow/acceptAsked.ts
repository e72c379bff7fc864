import { normaliseAnswers } from '../answers/normaliseAnswers.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import type { Answers, FieldError } from '../model/types.ts';
import { collectErrors } from '../validation/collectErrors.ts';
import type { Asks } from './types.ts';

/** Normalises and validates the answers to a move's questions. Answers without a question are errors. */
export function acceptAsked(
  { schema, validate, messages }: Asks,
  raw: Answers,
): { readonly answers: Answers; readonly errors: readonly FieldError[] } {
  const { answers: normalised, unknown } = normaliseAnswers(schema, raw);
  const answers = pruneAnswers(schema, normalised);
  const found = validate(answers) ? [] : collectErrors(validate.errors ?? [], answers, [], messages).values();
  const surplus = unknown.map((name): FieldError => {
    return { name, keyword: 'additionalProperties', message: messages.unknown };
  });
  return { answers, errors: [...found, ...surplus] };
}
