import { matches, type Schema } from '../../core/index.ts';
import { brokenLimit } from './brokenLimit.ts';

/**
 * Of these answers one for each combination of results of the tests, preferably one that is valid whichever branches apply. Where no answer with these
 * results is, one for each set of branches in which it is valid: of `maximum` 17 in one branch and `minimum` 18 in another, 17 and 18.
 * @param narrower the question as each branch that limits it has it, and as all together have it if that can be
 */
export function distinctAnswers(
  answers: readonly unknown[],
  tests: readonly Schema[],
  narrower: readonly Schema[],
): readonly unknown[] {
  const byResults = grouped(answers, (answer) => tests.map((test) => matches(test, answer)));
  return [...byResults.values()].flatMap((same) => {
    const byTakers = grouped(same, (answer) => narrower.map((one) => takes(one, answer)));
    const byAll = byTakers.get(narrower.map(() => true).join());
    return (byAll ? [byAll] : [...byTakers.values()]).map((alike) => alike[0]);
  });
}

function grouped(
  answers: readonly unknown[],
  resultsOf: (answer: unknown) => readonly boolean[],
): ReadonlyMap<string, readonly unknown[]> {
  const groups = new Map<string, unknown[]>();
  for (const answer of answers) {
    const results = resultsOf(answer).join();
    groups.set(results, [...(groups.get(results) ?? []), answer]);
  }
  return groups;
}

function takes(question: Schema, answer: unknown): boolean {
  return question.enum?.includes(answer as never) !== false && brokenLimit(question, answer) === undefined;
}
