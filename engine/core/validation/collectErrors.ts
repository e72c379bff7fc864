// Assigns every validation error to its field, one per field. ajv reports a missing answer at the group, ajv-errors replaces
// several errors by one at the group (ajv-errors issue 148), and a failed `then` adds an `if` error that says nothing more.

import { readPhone } from '../locale/readPhone.ts';
import { parsePointer } from '../model/jsonPointer.ts';
import { type Messages, messageFor } from '../model/messages.ts';
import { getIn, toName } from '../model/path.ts';
import type { FieldError, Path } from '../model/types.ts';
import type { ValidationError } from '../model/validator.ts';

/**
 * One error per field, by name.
 * @param own the answers that were validated
 * @param at their path in the submission
 * @param messages for errors without an `errorMessage`
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
    const isCustom = error.keyword === 'errorMessage';
    for (const { cause, path } of causesOf(error)) {
      const name = toName([...at, ...path]);
      const message =
        isCustom && error.message
          ? error.message
          : messageOf(cause, messages, getIn(own, parsePointer(error.instancePath)));
      const known = byName.get(name);
      // For a choice among numbers, "Enter a number" would be the wrong advice.
      const isBetter = known?.keyword === 'type' && cause.keyword === 'enum';
      if (!known || isBetter) byName.set(name, { name, keyword: cause.keyword, message });
    }
  }
  return byName;
}

/** The errors that one of ajv's stands for, each with the path of its field in the answers that were validated. */
export function causesOf(error: ValidationError): readonly { readonly cause: ValidationError; readonly path: Path }[] {
  const causes = error.keyword === 'errorMessage' ? (error.params.errors ?? []) : [error];
  const here = parsePointer(error.instancePath);
  return causes.map((cause) => {
    // An `errorMessage` of a group stands for all that is missing inside: only a key missing in this very group has a field.
    const missingProperty = cause.instancePath === error.instancePath ? cause.params.missingProperty : undefined;
    return { cause, path: missingProperty === undefined ? here : [...here, missingProperty] };
  });
}

/** ajv reports only that a telephone number is invalid; parsing it tells why. */
function messageOf(error: ValidationError, messages: Messages, answer: unknown): string {
  const isPhone = error.keyword === 'format' && error.params.format === 'phone';
  const fault = isPhone ? readPhone(String(answer)).fault : undefined;
  return fault && fault !== 'unreadable' ? messages.phones[fault] : messageFor(error, messages, answer);
}
