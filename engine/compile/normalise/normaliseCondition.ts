// Tests of an answer that core does not know, written by those that it does.
import { isRecord, lengthPattern, momentPattern, recordOf } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import type { Json } from './dependencyCases.ts';

type Rewrite<Limit> = (limit: Limit) => Json;

/** By keyword; an answer of another type passes each, as it passes the keyword. */
const NUMERIC: Readonly<Record<string, Rewrite<number>>> = {
  minLength: (least) => ({ pattern: lengthPattern(least) }),
  maxLength: (most) => ({ pattern: lengthPattern(0, most) }),
  exclusiveMinimum: (limit) => ({ not: { maximum: limit } }),
  exclusiveMaximum: (limit) => ({ not: { minimum: limit } }),
};

/** Limits of dates and times, each included. Of a date with a time only the day is compared, so `formatMaximum` includes the whole day. */
const OF_MOMENTS: Readonly<Record<string, Rewrite<string>>> = {
  formatMinimum: (first) => ({ pattern: momentPattern(first) }),
  formatMaximum: (last) => ({ not: { pattern: momentPattern(last, true) } }),
};

/** Further tests that a condition may have, besides those of core. */
export const REWRITTEN_TESTS: readonly string[] = [...Object.keys(NUMERIC), 'maxItems', ...Object.keys(OF_MOMENTS)];

/** The condition by the keywords of core; what is misshapen stays for the check to report. */
export function normaliseCondition(condition: unknown): unknown {
  if (!isRecord(condition)) return condition;
  const own: Record<string, unknown> = {};
  const tests: unknown[] = [];
  for (const [keyword, value] of Object.entries(condition)) {
    const ofMoment = isMoment(value) && entryOf(OF_MOMENTS, keyword);
    const rewrite = entryOf(NUMERIC, keyword);
    const isLength = keyword === 'minLength' || keyword === 'maxLength';
    if (typeof value === 'number' && rewrite && (!isLength || isCount(value))) tests.push(rewrite(value));
    else if (ofMoment) tests.push(ofMoment(value));
    // Only a list can be longer than this.
    else if (keyword === 'maxItems' && isCount(value)) tests.push(atMost(value));
    else own[keyword] = inside(keyword, value);
  }
  if (tests.length === 0) return own;
  if (tests.length === 1 && Object.keys(own).length === 0) return tests[0];
  const allOf = [...(Array.isArray(own.allOf) ? own.allOf : []), ...tests];
  return { ...own, allOf };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** True for a day or time that is written out. A limit relative to today stays, and the check refuses it: tomorrow the same answers would ask other questions. */
function isMoment(limit: unknown): limit is string {
  return typeof limit === 'string' && [FORMATS.date, FORMATS.time].some((format) => format?.test(limit));
}

function atMost(entries: number): Json {
  return { not: { minItems: entries + 1 } };
}

function inside(keyword: string, value: unknown): unknown {
  if (keyword === 'properties' && isRecord(value)) {
    return Object.fromEntries(Object.entries(recordOf(value)).map(([name, test]) => [name, normaliseCondition(test)]));
  }
  if (keyword === 'not' || keyword === 'contains') return normaliseCondition(value);
  if (keyword === 'allOf' || keyword === 'anyOf') return Array.isArray(value) ? value.map(normaliseCondition) : value;
  return value;
}
