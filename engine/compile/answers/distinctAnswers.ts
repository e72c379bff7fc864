import { matches, type Schema } from '../../core/index.ts';
import { brokenLimit } from './brokenLimit.ts';

/**
 * One answer for each combination of results of the tests. An answer that all branches that narrow the question take is preferred; where there is none
 * with these results, one for each combination of branches that take it.
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
