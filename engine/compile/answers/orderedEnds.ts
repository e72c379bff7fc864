// The least and the greatest answer to a question whose answers have an order, as numbers: of a time its minutes, of a date its days, of a list its entries.
import type { Schema } from '../../core/index.ts';
import { exactness } from './isMultiple.ts';
import { endsOf } from './numbersWithin.ts';

export type Ends = readonly [least: number, most: number];

const DAY = 86_400_000;
const MINUTE = 60_000;

/** How moments are counted, by format. A date and time is not among them: its limits are days, of which each has many. */
const COUNTED = {
  time: { written: /^\d\d:\d\d$/, toDate: (text: string) => `1970-01-01T${text}Z`, unit: MINUTE, part: [11, 16] },
  date: { written: /^\d{4}-\d\d-\d\d$/, toDate: (text: string) => `${text}T00:00Z`, unit: DAY, part: [0, 10] },
} as const;

/** True for numbers, times and dates, which are compared with each other. */
export function isOrdered({ type, computed, ...question }: Schema): boolean {
  return computed === undefined && (type === 'number' || type === 'integer' || countedAs(question) !== undefined);
}

/** By how much two answers differ at least; undefined for a number of any exactness. */
export function stepOf(question: Schema): number | undefined {
  return countedAs(question) ? 1 : exactness(question);
}

/** A list that is answered has at least one entry. A limit that depends on today is none. */
export function orderedEnds(question: Schema): Ends {
  const { type, minItems = 0, maxItems = Infinity, const: only, formatMinimum, formatMaximum } = question;
  if (type === 'array') return [Math.max(1, minItems), maxItems];
  const counted = countedAs(question);
  if (!counted) return typeof only === 'number' ? [only, only] : endsOf(question);
  const numberOf = (text: unknown, otherwise: number) =>
    typeof text === 'string' && counted.written.test(text)
      ? Date.parse(counted.toDate(text)) / counted.unit
      : otherwise;
  return [numberOf(only ?? formatMinimum, -Infinity), numberOf(only ?? formatMaximum, Infinity)];
}

/** The question with these limits, as far as they are finite. */
export function withEnds(question: Schema, [least, most]: Ends): Schema {
  const counted = countedAs(question);
  const limitOf = (end: number) => (counted ? new Date(end * counted.unit).toISOString().slice(...counted.part) : end);
  const [minimum, maximum] = counted ? ['formatMinimum', 'formatMaximum'] : ['minimum', 'maximum'];
  return {
    ...question,
    ...(least > -Infinity && { [String(minimum)]: limitOf(least) }),
    ...(most < Infinity && { [String(maximum)]: limitOf(most) }),
  };
}

function countedAs({ format }: Schema) {
  return format === 'time' || format === 'date' ? COUNTED[format] : undefined;
}
