// How much a visitor can answer at most, whatever the answers: of several declarations of a question the largest counts.
import { branchesOf, declaredProperties } from './declaredProperties.ts';
import { memoise } from './memoise.ts';
import { isGroupSchema } from './schema.ts';
import type { Schema } from './types.ts';

export interface SubmissionSize {
  /** Single answers; files are none. */
  readonly answers: number;
  /** UTF-16 units of texts and of their names. */
  readonly units: number;
}

/**
 * The most entries of a list with `uniqueItems` and without `maxItems`: the rule `lengthsLimited` accepts it only where its entries have no
 * more different answers.
 */
export const MOST_DIFFERENT = 500;
/** Of an answer without a limit of its own: a number, a day, a telephone number. */
const LONGEST_PLAIN = 40;
/** Brackets and digits of an entry in a name, e.g. `[499]`. */
const INDEX = 6;

/** The largest submission that the schema permits. */
export const largestSubmission: (schema: Schema) => SubmissionSize = memoise((schema) => {
  const { items, maxItems, uniqueItems, format } = schema;
  if (items) {
    const entry = largestSubmission(items);
    const count = maxItems ?? items.enum?.length ?? (uniqueItems ? MOST_DIFFERENT : 1);
    return { answers: count * entry.answers, units: count * (entry.units + INDEX * entry.answers) };
  }
  if (isGroupSchema(schema)) return sum([...largestAnswers(schema).values()]);
  return format === 'attachment' ? { answers: 0, units: 0 } : { answers: 1, units: longestText(schema) };
});

/** By the names of the group's questions. */
function largestAnswers(group: Schema): ReadonlyMap<string, SubmissionSize> {
  const largest = new Map<string, SubmissionSize>();
  const declared = [
    ...Object.entries(declaredProperties(group)).map(([key, question]) => [key, sizeOf(key, question)] as const),
    ...branchesOf(group).flatMap((branch) => [...largestAnswers(branch)]),
  ];
  for (const [key, { answers, units }] of declared) {
    const other = largest.get(key) ?? { answers: 0, units: 0 };
    largest.set(key, { answers: Math.max(answers, other.answers), units: Math.max(units, other.units) });
  }
  return largest;
}

function sizeOf(key: string, question: Schema): SubmissionSize {
  const { answers, units } = largestSubmission(question);
  return { answers, units: units + answers * (key.length + '[]'.length) };
}

/** `maxLength` counts code points, of up to two units each. */
function longestText({ enum: options = [], maxLength }: Schema): number {
  const longest = Math.max(LONGEST_PLAIN, ...options.map((option) => String(option).length));
  return maxLength === undefined ? longest : 2 * maxLength;
}

function sum(sizes: readonly SubmissionSize[]): SubmissionSize {
  return sizes.reduce((all, one) => ({ answers: all.answers + one.answers, units: all.units + one.units }), {
    answers: 0,
    units: 0,
  });
}
