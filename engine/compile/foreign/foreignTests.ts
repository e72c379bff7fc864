// Tests of an answer that no condition has, each with the repair in our spelling: keywords of JSON Schema, words of our comparisons and of form builders, names of
// questions, and answers in the place of tests.
import { isRecord } from '../../core/index.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import type { Repair } from './foreignValues.ts';
import { dayOf, timeOf } from './writtenMoments.ts';

const writtenOut =
  (keyword: string): Repair =>
  (limit) => {
    const day = dayOf(limit) ?? timeOf(limit);
    if (day === undefined || !isMoment(day))
      return 'Write it as a day that there is, e.g. "2026-09-01", or as a time, e.g. "07:30".';
    return /^today/.test(day) ? WRITTEN_OUT : `Write "${keyword}": "${day}".`;
  };

function isMoment(day: string): boolean {
  return /^today/.test(day) || FORMATS.date?.test(day) === true;
}

const WRITTEN_OUT =
  'Write the day out, e.g. "2026-09-01": the same answers would ask other questions tomorrow. Or ask whether it is so by yes or no.';

const COMPARED =
  'A condition tests an answer by what is fixed, and compares no two answers: write a limit, e.g. "minimum": 3, or ask by yes or no.';

/** A limit of numbers, or of days. */
const limit =
  (ofNumbers: string, ofDays: (day: string) => object): Repair =>
  (value) => {
    if (typeof value === 'number') return `Write "${ofNumbers}": ${value}.`;
    const day = dayOf(value);
    return day !== undefined && /^\d/.test(day) ? `Write ${withoutBraces(ofDays(day))}.` : COMPARED;
  };

const least = limit('minimum', (day) => ({ formatMinimum: day }));
const most = limit('maximum', (day) => ({ formatMaximum: day }));
const over = limit('exclusiveMinimum', (day) => ({ not: { formatMaximum: day } }));
const under = limit('exclusiveMaximum', (day) => ({ not: { formatMinimum: day } }));
const same: Repair = (value) => (isRecord(value) ? COMPARED : `Write ${withoutBraces(testOf(value))}.`);
const other: Repair = (value) => (isRecord(value) ? COMPARED : `Write "not": ${JSON.stringify(testOf(value))}.`);
const chosen: Repair = (value) => `Write "contains": ${JSON.stringify(isRecord(value) ? value : testOf(value))}.`;
const matching: Repair = (value) => `Write "pattern": ${JSON.stringify(value)}.`;
const given =
  'Write the name of the question in "required" of the condition; for one that is not answered "not": { "required": [...] }.';

/** By keyword of a condition. */
const FOREIGN_TESTS: Readonly<Record<string, Repair>> = {
  oneOf: 'Use "anyOf".',
  type: 'Remove it: an answer has the type of its question.',
  format: 'Remove it: an answer has the format of its question.',
  formatMinimum: writtenOut('formatMinimum'),
  formatMaximum: writtenOut('formatMaximum'),
  formatExclusiveMinimum: (value) => `Use "not": { "formatMaximum": ${JSON.stringify(dayOf(value) ?? value)} }.`,
  formatExclusiveMaximum: (value) => `Use "not": { "formatMinimum": ${JSON.stringify(dayOf(value) ?? value)} }.`,
  multipleOf: 'Use "enum" with these numbers.',
  minContains: 'Use "contains" for one such entry, or "minItems" for so many of all.',
  maxContains: 'Use "not": { "contains": ... } for no such entry, or "maxItems" for so many of all.',
  items: (value) => `Use "not": { "contains": { "not": ${JSON.stringify(value)} } }.`,
  minProperties: (value) =>
    `Name the questions in "required"; of answers that visitors name, write "minItems": ${JSON.stringify(value)}.`,
  maxProperties: (value) =>
    `Name the questions in "not": { "required": [...] }; of answers that visitors name, write "maxItems": ${JSON.stringify(value)}.`,
  title: 'Remove it: nobody reads it there.',
  description: 'Remove it: nobody reads it there.',
  $comment: 'Move it beside "if".',
  equals: same,
  equal: same,
  eq: same,
  is: same,
  value: same,
  in: same,
  notEquals: other,
  notEqual: other,
  ne: other,
  isNot: other,
  notIn: other,
  atLeast: least,
  gte: least,
  min: least,
  greaterThanOrEqual: least,
  atMost: most,
  lte: most,
  max: most,
  lessThanOrEqual: most,
  moreThan: over,
  greaterThan: over,
  gt: over,
  lessThan: under,
  lt: under,
  includes: chosen,
  matches: matching,
  regex: matching,
  exists: given,
  present: given,
  isNotEmpty: given,
  notEmpty: given,
  and: 'Use "allOf".',
  or: 'Use "anyOf".',
};

/**
 * What to write in the place of a keyword of a condition.
 * @param isQuestion true for the name of a question that the condition may test
 */
export function repairOfTest(
  keyword: string,
  value: unknown,
  isQuestion: (name: string) => boolean,
): string | undefined {
  const repair = entryOf(FOREIGN_TESTS, keyword);
  if (isQuestion(keyword)) {
    return `Write ${withoutBraces(conditionOn({ [keyword]: value }))}.`;
  }
  return typeof repair === 'function' ? repair(value, {}) : repair;
}

/** What to write in the place of an answer that stands where its test should; undefined for a value that is no answer. */
export function repairOfAnswer(value: unknown): string | undefined {
  const isKnown = ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value);
  return isKnown ? `Write ${JSON.stringify(testOf(value))}.` : undefined;
}

/** The condition that each of these questions has its answer, or passes its test; by their names or places. */
export function conditionOn(answers: Readonly<Record<string, unknown>>): object {
  const tests = Object.entries(answers).map(([name, value]) => [name, isRecord(value) ? value : testOf(value)]);
  return { properties: Object.fromEntries(tests), required: Object.keys(answers) };
}

function testOf(answer: unknown): object {
  return Array.isArray(answer) ? { enum: answer } : { const: answer };
}

function withoutBraces(condition: object): string {
  return JSON.stringify(condition).slice(1, -1);
}
