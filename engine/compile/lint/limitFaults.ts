// Limits of one question that no answer satisfies, that have no effect, or that refuse what is offered.
import { dayOfLimit, readRelativeDay, recordOf, type Schema } from '../../core/index.ts';
import { brokenLimit, fits } from '../answers/brokenLimit.ts';
import { countOfAnswers } from '../answers/countOfAnswers.ts';
import { formattedTexts } from '../answers/formattedTexts.ts';
import { withClosed } from '../schema/closedOptions.ts';
import type { Comparison } from '../schema/comparisons.ts';
import { entryOf } from '../schema/entryOf.ts';
import { FORMATS } from '../schema/formats.ts';
import { NUMERIC_PAIRS } from '../schema/keywords.ts';
import { textsMatching } from '../schema/patterns/textMatching.ts';
import { betweenFaults } from './betweenFaults.ts';
import { idleOfFormats } from './idleOfFormats.ts';
import { KEPT, lengthFaults } from './lengthFaults.ts';
import type { LimitFault } from './limitFault.ts';
import { optionFaults } from './optionFaults.ts';

/** True if a branch says of a keyword what is said outside of it, with the same message. */
export function isRepeated(keyword: keyof Schema, declared: Schema, branch: Schema): boolean {
  const [outside, inside] = [declared, branch].map((one) =>
    JSON.stringify([one[keyword], recordOf(one.errorMessage)[keyword]]),
  );
  return keyword in declared && keyword in branch && outside === inside;
}

const PAIRS = [...NUMERIC_PAIRS, ['formatMinimum', 'formatMaximum']] as const;

/** Limits of a single answer whose result is the same on any day; an option that fails one is found by {@link limitFaults}. */
const PASSED = ['minLength', 'maxLength', 'pattern', 'between', 'minimum', 'maximum', 'multipleOf'] as const;

/** Limits that refuse nothing: those that every option of `enum`, or the value of `const`, keeps to, and those of an answer that is fixed. */
export function* idleLimits(schema: Schema): Generator<LimitFault> {
  const { enum: options, const: only, readOnly, computed } = schema;
  // The rule `computedAnswers` reports limits of computed answers.
  if (computed || (options === undefined && only === undefined)) return;
  if (readOnly) return yield* limitsOfLocked(schema);
  const passing = options === undefined ? 'The only answer passes it' : 'Each option passes it';
  for (const keyword of PASSED) {
    if (schema[keyword] === undefined || [options ?? only].flat().some((one) => brokenLimit(schema, one))) continue;
    const problem = `"${keyword}" has no effect. ${passing}.`;
    const repair = `Remove "${keyword}".`;
    yield { of: [keyword, options === undefined ? 'const' : 'enum'], problem, repair };
  }
}

function* limitsOfLocked(schema: Schema): Generator<LimitFault> {
  if (schema.const === undefined) return;
  for (const keyword of [...PASSED, 'formatMinimum', 'formatMaximum'] as const) {
    // `maxLength` is accepted. A text that the ui file locks (`ui:disabled`) needs one again once the lock is removed.
    if (keyword === 'maxLength' || schema[keyword] === undefined) continue;
    // {@link limitFaults} reports a limit that the fixed answer breaks.
    if (brokenLimit(schema, schema.const) !== undefined) continue;
    const problem = `"${keyword}" has no effect: nobody can change this answer.`;
    yield { of: [keyword], problem, repair: `Remove "${keyword}" with its message, or let the question be answered.` };
  }
}

export function* limitFaults(schema: Schema): Generator<LimitFault> {
  yield* ofSwitches(schema);
  yield* ofNumbers(schema);
  yield* ofPairs(schema);
  yield* ofComparisons(schema);
  yield* lengthFaults(schema);
  yield* ofWholeNumbers(schema);
  yield* betweenFaults(schema);
  yield* ofFormat(schema);
  yield* idleOfFormats(schema);
  yield* ofSteps(schema);
  yield* ofChoices(schema);
  yield* optionFaults(schema);
}

/** What is false unless it is written. */
function* ofSwitches(schema: Schema): Generator<LimitFault> {
  for (const keyword of ['uniqueItems', 'uniqueInList', 'readOnly'] as const) {
    // Of a computed answer the rule `computedAnswers` says that it has to be true.
    if (schema[keyword] !== false || (keyword === 'readOnly' && schema.computed)) continue;
    const problem = `"${keyword}" is false, as it is without being written, so it has no effect.`;
    const isChoice = keyword === 'uniqueItems' && schema.items?.enum && schema.maxItems === undefined;
    const repair = isChoice
      ? 'Write true for checkboxes, each of which can be ticked once; or remove it, and add "maxItems", e.g. 20.'
      : 'Remove it, or write true.';
    yield { of: [keyword], problem, repair };
  }
}

/** Numbers that no answer can be: see `normaliseAnswer`. A `maximum` of more digits is one that no answer reaches, and is written by generators of schemas. */
function* ofNumbers(schema: Schema): Generator<LimitFault> {
  for (const keyword of ['minimum', 'maximum', 'multipleOf', 'const', 'default', 'enum'] as const) {
    const sign = { minimum: 1, maximum: -1 }[keyword as string] ?? 0;
    const isHuge = (value: number) => Math.abs(value) >= 1e15 && value * sign >= 0;
    const isTiny = (value: number) => value !== 0 && Math.abs(value) < 1e-6;
    const numbers = [schema[keyword]].flat().filter((value) => typeof value === 'number');
    const beyond = numbers.find((value) => isHuge(value) || isTiny(value));
    if (beyond === undefined) continue;
    const problem = `"${keyword}" is ${beyond}. Numbers are read from a millionth up to 15 digits before the decimal point.`;
    yield { of: [keyword], problem, repair: 'Ask for the number in another unit.' };
  }
}

/** No whole number reaches a limit that is none. */
function* ofWholeNumbers({ type, minimum = 0, maximum = 0 }: Schema): Generator<LimitFault> {
  if (type !== 'integer') return;
  for (const [keyword, limit, whole] of [
    ['minimum', minimum, Math.ceil(minimum)],
    ['maximum', maximum, Math.floor(maximum)],
  ] as const) {
    const problem = `"${keyword}" is ${limit}, and an answer is a whole number.`;
    if (limit !== whole) yield { of: [keyword], problem, repair: `Write "${keyword}": ${whole}.` };
  }
}

function* ofPairs(schema: Schema): Generator<LimitFault> {
  for (const most of ['maxLength', 'maxItems'] as const) {
    if ((schema[most] ?? 1) >= 1) continue;
    const problem = `No answer can be given: "${most}" is ${schema[most]}.`;
    yield { of: [most], problem, repair: 'Correct it, or remove the question.' };
  }
  for (const [least, most] of PAIRS) {
    const [low, high] = [schema[least], schema[most]];
    if (low === undefined || high === undefined || canBeInOrder(low, high)) continue;
    const problem = `No answer can satisfy both: "${least}" is ${low}, "${most}" is ${high}.`;
    yield { of: [least, most], problem, repair: 'Correct one of them.' };
  }
}

/** Reports two comparisons with the same answer if no answer passes both, or if one refuses all that the other refuses. */
function* ofComparisons(schema: Schema): Generator<LimitFault> {
  const areOfOne = ([one, other]: readonly [Comparison, Comparison]) =>
    schema[one] !== undefined && schema[one].$data === schema[other]?.$data;
  for (const [low, high] of CONTRARY.filter(areOfOne)) {
    const problem = `No answer can satisfy both: "${low}" and "${high}" compare with the same answer.`;
    yield { of: [low, high], problem, repair: 'Remove one of them with its message.' };
  }
  for (const [weaker, stricter] of IMPLIED.filter(areOfOne)) {
    const problem = `"${weaker}" has no effect: "${stricter}" compares with the same answer, and says more.`;
    yield { of: [weaker], problem, repair: 'Remove it with its message.' };
  }
}

const CONTRARY = [
  ['atLeast', 'lessThan'],
  ['moreThan', 'lessThan'],
  ['moreThan', 'atMost'],
  ['equals', 'lessThan'],
  ['equals', 'moreThan'],
] as const;

/** The second refuses all that the first refuses. */
const IMPLIED = [
  ['atLeast', 'moreThan'],
  ['atMost', 'lessThan'],
  ['atLeast', 'equals'],
  ['atMost', 'equals'],
] as const;

/**
 * True if some answer keeps to both limits. A fixed day is compared with one that moves with today (`today + 7 days`) as follows: a moving first day beyond a fixed last
 * day is a contradiction, since it moves further away every day; a fixed first day beyond a moving last day is none, since the last day will reach it.
 */
function canBeInOrder(low: number | string, high: number | string): boolean {
  if (typeof low === 'number' || typeof high === 'number') return low <= high;
  const [isLowMoving, isHighMoving] = [low, high].map((limit) => readRelativeDay(limit) !== undefined);
  if (isHighMoving && !isLowMoving) return true;
  if (isLowMoving && !isHighMoving) return dayOfLimit(low, new Date()) <= high;
  return dayOfLimit(low, MID_MONTH) <= dayOfLimit(high, MID_MONTH);
}

const MID_MONTH = new Date('2015-04-15');

const LIMITS_OF_DAYS = 'Write a day as YYYY-MM-DD, "today", or e.g. "today - 18 years" or "today + 7 days".';

function* ofFormat(schema: Schema): Generator<LimitFault> {
  const { format = '', pattern } = schema;
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    const { [keyword]: day } = schema;
    if (day === undefined) continue;
    if (format === 'time') {
      const problem = `"${keyword}" is ${JSON.stringify(day)}, which is no time.`;
      if (!FORMATS.time?.test(day)) yield { of: [keyword], problem, repair: 'Write a time as HH:MM.' };
      continue;
    }
    if (readRelativeDay(day) || FORMATS.date?.test(day)) continue;
    const problem = `"${keyword}" is ${JSON.stringify(day)}, which is no day of the calendar.`;
    yield { of: [keyword], problem, repair: LIMITS_OF_DAYS };
  }
  const isOfFormat = entryOf(FORMATS, format);
  if (pattern === undefined || !isOfFormat) return;
  const parts = textsMatching(pattern);
  // Of a pattern that is not read, only days and times are all tried.
  if (parts.length === 0 && format !== 'date' && format !== 'time') return;
  if (formattedTexts(format, parts).some((text) => isOfFormat.test(text) && fits(pattern, text))) return;
  const problem = `No ${format} was found that matches "pattern" (${pattern}).`;
  yield { of: ['pattern', 'format'], problem, repair: `Correct it, or remove it.${entryOf(KEPT, format) ?? ''}` };
}

/** There has to be a multiple of `multipleOf` between minimum and maximum. */
function* ofSteps(schema: Schema): Generator<LimitFault> {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, type } = schema;
  if (multipleOf === undefined || minimum > maximum || schema.enum || schema.const !== undefined) return;
  if (type === 'integer' && Number.isInteger(1 / multipleOf)) {
    const problem = `Every whole number is a multiple of ${multipleOf}, so "multipleOf" has no effect.`;
    yield { of: ['multipleOf'], problem, repair: 'Correct it, or remove it.' };
    return;
  }
  const count = countOfAnswers(schema);
  if (count > 0) {
    const { multipleOf: _, ...unstepped } = schema;
    if (count !== 1 || countOfAnswers(unstepped) !== 1) return;
    const problem = `"multipleOf" has no effect: the only number from ${minimum} to ${maximum} is a multiple of ${multipleOf}.`;
    yield { of: ['multipleOf', 'minimum', 'maximum'], problem, repair: 'Remove it.' };
    return;
  }
  const problem = `No multiple of ${multipleOf} lies between ${minimum} and ${maximum}.`;
  yield { of: ['multipleOf', 'minimum', 'maximum'], problem, repair: 'Correct one of them.' };
}

/** `minItems` cannot exceed the number of different answers, and `maxItems` is below it. */
function* ofChoices(schema: Schema): Generator<LimitFault> {
  const { items, minItems = 0, maxItems = 0, uniqueItems } = schema;
  if (!uniqueItems || !items) return;
  const count = countOfAnswers(items);
  const areAllOpen = withClosed(items) === items;
  const options = areAllOpen ? `there are ${count} options` : `only ${count} of its options can be chosen`;
  const what = items.enum ? options : `there are ${count} different answers`;
  const more = areAllOpen ? 'add options' : 'open options';
  if (minItems > count) {
    const problem = `"minItems" is ${minItems}, but ${what}.`;
    yield { of: ['minItems', 'items'], problem, repair: items.enum ? `Correct it, or ${more}.` : 'Correct it.' };
  } else if (maxItems >= count) {
    const problem = `"maxItems" has no effect: ${what}, and each can be chosen once.`;
    yield {
      of: ['maxItems', 'items'],
      problem,
      repair: items.enum ? `Remove it, or ${more}.` : 'Remove it, or lower it.',
    };
  }
}
