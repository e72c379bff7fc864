// Puts every validation error at the field that it belongs to. ajv reports a missing answer at the group, ajv-errors
// wraps several failures into one error at the group (ajv-errors issue 148), and a failed `then` adds an `if` error of
// its own; a visitor must see one message at the very question instead.

import { readPhone } from '../locale/readPhone.ts';
import { type Messages, messageFor } from '../model/messages.ts';
import { getIn, toName } from '../model/path.ts';
import type { FieldError, Path, ValidationError } from '../model/types.ts';

/**
 * One error per field, by name; `own` are the answers that were validated, `at` is where they stand in the submission,
 * `messages` the words at need.
 */
export function collectErrors(
  errors: readonly ValidationError[],
  own: unknown,
  at: Path,
  messages: Messages,
): Map<string, FieldError> {
  const byName = new Map<string, FieldError>();
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    const worded = error.keyword === 'errorMessage';
    const causes = worded ? (error.params.errors ?? []) : [error];
    const keys = keysOf(error.instancePath);
    const here = [...at, ...keys];
    for (const cause of causes) {
      // What is missing further below is the group's own matter: one sentence speaks for all of it.
      const missingProperty = cause.instancePath === error.instancePath ? cause.params.missingProperty : undefined;
      const name = toName(missingProperty === undefined ? here : [...here, missingProperty]);
      const message = worded && error.message ? error.message : wordsFor(cause, messages, getIn(own, keys));
      const known = byName.get(name);
      // Of a choice among numbers, "Enter a number" would be the wrong advice.
      const isBetter = known?.keyword === 'type' && cause.keyword === 'enum';
      if (!known || isBetter) byName.set(name, { name, keyword: cause.keyword, message });
    }
  }
  return byName;
}

/** What is wrong with a telephone number is read from it: the validator only tells that something is. */
function wordsFor(error: ValidationError, messages: Messages, answer: unknown): string {
  const isPhone = error.keyword === 'format' && error.params.format === 'phone';
  const fault = isPhone ? readPhone(String(answer)).fault : undefined;
  return fault && fault !== 'unreadable' ? messages.phones[fault] : messageFor(error, messages, answer);
}

function keysOf(instancePath: string): string[] {
  return instancePath.split('/').slice(1).map(unescapeKey);
}

function unescapeKey(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
