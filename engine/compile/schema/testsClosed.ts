// Conditions on questions with closed options (`ui:enumDisabled`). While an option is closed nobody can choose it, so a condition on it is always false. The check does not
// report that, because the school opens the option again: until then, what is asked of those who choose it stays in the file.
import type { Schema } from '../../core/index.ts';
import { withClosed } from './closedOptions.ts';
import { fieldReferences } from './fieldReferences.ts';
import { questionsAt } from './questions.ts';

/** True if the condition of the group tests the answer to a question that shows options which nobody may choose. */
export function testsClosed(group: Schema, condition: Schema): boolean {
  return [...fieldReferences(condition).values()].some(
    ({ path, tests }) =>
      tests.length > 0 && questionsAt(group, path).some((question) => withClosed(question) !== question),
  );
}
