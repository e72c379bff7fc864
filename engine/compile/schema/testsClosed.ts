// A condition on a question of which some options are closed for now (`ui:enumDisabled`) may have one result only until they are opened. That
// is no mistake: to close an option, nobody has to rewrite what is asked of those who choose it.
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
