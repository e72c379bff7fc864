import { matches, type Schema } from '../../core/index.ts';
import { brokenLimit } from './brokenLimit.ts';
import { singleTests } from './singleTests.ts';

/**
 * Picks one of the answers for each combination of test results. If several have the same results, one that is valid in every branch is picked. If none is, one
 * is picked for each set of branches in which some are valid: with `maximum` 17 in one branch and `minimum` 18 in another, both 17 and 18 stay.
 * @param narrower the question with the limits of each branch alone, and with those of all branches unless they exclude each other
 */
export function distinctAnswers(
  answers: readonly unknown[],
  tests: readonly Schema[],
  narrower: readonly Schema[],
): readonly unknown[] {
  const single = singleTests(tests);
  const byResults = grouped(answers, (answer) => single.map((test) => matches(test, answer)));
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
