// The finitely many answers that can make a difference to a condition: every option of a choice, every number beside a limit
// that is spoken of, every text that is named, and one text that is not. Answers that no test tells apart count once.
import { matches, type Schema } from '../../core/index.ts';

/** One answer for each way in which `tests` can turn out; `sampleOf` makes an answer that no test speaks of. */
export function typicalAnswers(
  question: Schema,
  tests: readonly Schema[],
  sampleOf: (question: Schema) => unknown,
): readonly unknown[] {
  const byVerdicts = new Map<string, unknown>();
  for (const answer of possible(question, tests, sampleOf)) {
    const verdicts = tests.map((test) => (matches(test, answer) ? '1' : '0')).join('');
    if (!byVerdicts.has(verdicts)) byVerdicts.set(verdicts, answer);
  }
  return [...byVerdicts.values()];
}

function possible(question: Schema, tests: readonly Schema[], sampleOf: (question: Schema) => unknown): unknown[] {
  if (question.enum) return [...question.enum];
  if (question.const !== undefined) return [question.const];
  const named = tests.flatMap(({ const: only, enum: values, minimum, maximum }) => [
    ...(values ?? []),
    ...[only, minimum, maximum].filter((value) => value !== undefined),
  ]);
  switch (question.type) {
    case 'boolean':
      // A box that is not ticked has no answer.
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
