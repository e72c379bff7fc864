// Equivalence classes of answers with respect to the tests of conditions. Candidates are all options of a choice, the numbers at
// and next to every limit, the texts that a test names, and one other answer; of those with equal test results the first stays.
import { matches, type Schema } from '../../core/index.ts';
import { isMultiple } from './isMultiple.ts';
import { isYesNo } from './yesNo.ts';

/** One answer for each combination of results of `tests`; `sampleOf` makes the one answer that no test names, as `not` asks it to. */
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
      return isYesNo(question) ? [true, false] : [true];
    case 'integer':
    case 'number': {
      const limits = [question.minimum, question.maximum, ...named].filter((value) => typeof value === 'number');
      const near = limits
        .flatMap((limit) => neighbours(limit, question.multipleOf))
        .filter((value) => isWithin(question, value));
      return [sampleOf(question), ...near];
    }
    case 'string':
      return [sampleOf({ ...question, not: { enum: named } }), ...named.filter((value) => typeof value === 'string')];
    case 'array':
      return question.items?.enum ? choices(question, question.items.enum, tests) : [sampleOf(question)];
    default:
      return [sampleOf(question)];
  }
}

/** At most as many options as are combined with each other. */
const MOST_NAMED = 6;

/** Every choice among the options that tests name, each with so many others that it is valid. */
function choices({ minItems = 1, maxItems }: Schema, options: readonly unknown[], tests: readonly Schema[]): unknown[] {
  const isNamed = (option: unknown) => tests.some(({ contains }) => contains && matches(contains, option));
  const named = options.filter(isNamed).slice(0, MOST_NAMED);
  const others = options.filter((option) => !isNamed(option));
  const subsets = Array.from({ length: 2 ** named.length }, (_, bits) => named.filter((_, i) => (bits >> i) % 2 === 1));
  return subsets
    .map((some) => [...some, ...others.slice(0, Math.max(0, Math.max(1, minItems) - some.length))])
    .filter(({ length }) => length >= Math.max(1, minItems) && length <= (maxItems ?? length))
    .map((some) => options.filter((option) => some.includes(option)));
}

/** The limit and the numbers next to it; where only multiples are allowed, those around it. */
function neighbours(limit: number, multipleOf: number | undefined): readonly number[] {
  if (multipleOf === undefined) return [limit, limit - 1, limit + 1];
  const below = Math.floor(limit / multipleOf);
  // Fifteen digits leave out what binary fractions add, as in 3 * 0.1.
  return [below, below - 1, below + 1, below + 2].map((times) => Number((times * multipleOf).toPrecision(15)));
}

function isWithin({ minimum = -Infinity, maximum = Infinity, multipleOf }: Schema, value: number): boolean {
  return value >= minimum && value <= maximum && (multipleOf === undefined || isMultiple(value, multipleOf));
}

/** An answer of the question's type, not necessarily a valid one: enough for rules that evaluate conditions alone. */
export function arbitraryAnswer(question: Schema): unknown {
  if (question.enum) return question.enum[0];
  switch (question.type) {
    case 'integer':
    case 'number':
      return nearest(question);
    case 'array':
      return [arbitraryAnswer(question.items ?? {})];
    case 'object':
      return {};
    default:
      return 'any text';
  }
}

/** A number within the limits: the first multiple from the least on, or the last up to the greatest. */
function nearest({ minimum, maximum, multipleOf }: Schema): number {
  if (multipleOf === undefined) return minimum ?? maximum ?? 0;
  if (minimum !== undefined) return Math.ceil(minimum / multipleOf) * multipleOf;
  return Math.floor((maximum ?? 0) / multipleOf) * multipleOf;
}
