// Equivalence classes of answers with respect to the tests of conditions. Candidates are all options of a choice, the numbers at
// and next to every limit, the texts that a test names, and one other answer; of those with equal test results the first stays.
import { matches, type Schema } from '../../core/index.ts';

/** One answer for each combination of results of `tests`; `sampleOf` makes the one answer that no test names. */
export function representativeAnswers(
  question: Schema,
  tests: readonly Schema[],
  sampleOf: (question: Schema) => unknown,
): readonly unknown[] {
  const byResults = new Map<string, unknown>();
  for (const answer of candidates(question, tests, sampleOf)) {
    const results = tests.map((test) => (matches(test, answer) ? '1' : '0')).join('');
    if (!byResults.has(results)) byResults.set(results, answer);
  }
  return [...byResults.values()];
}

function candidates(question: Schema, tests: readonly Schema[], sampleOf: (question: Schema) => unknown): unknown[] {
  if (question.enum) return [...question.enum];
  if (question.const !== undefined) return [question.const];
  const named = tests.flatMap(({ const: only, enum: values, minimum, maximum }) => [
    ...(values ?? []),
    ...[only, minimum, maximum].filter((value) => value !== undefined),
  ]);
  switch (question.type) {
    case 'boolean':
      // An unticked checkbox has no answer, and never `false`.
      return [true];
    case 'integer':
    case 'number': {
      const limits = [question.minimum, question.maximum, ...named].filter((value) => typeof value === 'number');
      const near = limits
        .flatMap((limit) => [limit, limit - 1, limit + 1])
        .filter((value) => isWithin(question, value));
      return [sampleOf(question), ...near];
    }
    case 'string':
      return [sampleOf(question), ...named.filter((value) => typeof value === 'string')];
    default:
      return [sampleOf(question)];
  }
}

function isWithin({ minimum = -Infinity, maximum = Infinity, multipleOf }: Schema, value: number): boolean {
  return value >= minimum && value <= maximum && (multipleOf === undefined || value % multipleOf === 0);
}

/** An answer of the question's type, not necessarily a valid one: enough for rules that evaluate conditions alone. */
export function arbitraryAnswer(question: Schema): unknown {
  switch (question.type) {
    case 'integer':
    case 'number':
      return question.minimum ?? question.maximum ?? 0;
    case 'array':
      return [];
    case 'object':
      return {};
    default:
      return 'any text';
  }
}
