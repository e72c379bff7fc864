// Limits that no answer satisfies, and options that another keyword refuses.
import { dayOfLimit, readRelativeDay, type Schema } from '../../../core/index.ts';
import { COMPARISONS } from '../../schema/comparisons.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { everyDay, FORMATS, SHORTEST } from '../../schema/formats.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isMultiple } from '../../schema/isMultiple.ts';
import { isOfType } from '../../schema/questions.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['formatMinimum', 'formatMaximum'],
] as const;

/** For binary fractions: without a tolerance 0.3 would be no multiple of 0.1. */
const ROUNDING = 1e-9;

export const limitsAgree = schemaRule('groups', function* (group) {
  for (const { schema, narrows } of groupQuestions(group)) {
    yield* ofQuestion(schema, schema);
    // Both apply: a branch narrows the declaration.
    if (narrows) yield* pairFaults({ ...narrows, ...schema }, schema);
    if (narrows) yield* narrowedMoments(narrows, schema);
    if (narrows) yield* narrowedOptions({ ...narrows, ...schema }, schema);
  }
});

/** What is offered can be chosen in the branch, too. */
function* narrowedOptions({ enum: options = [], ...limits }: Schema, schema: Schema): Generator<Fault> {
  if (schema.enum) return;
  for (const option of options) {
    const broken = brokenLimit(limits, option);
    if (broken === undefined || !(broken in schema)) continue;
    const problem = `The option ${JSON.stringify(option)} can never be chosen in this branch: "${broken}" refuses it.`;
    yield {
      in: schema,
      at: `/${broken}`,
      problem,
      repair: `Write the options that are left as "enum", or remove "${broken}".`,
    };
    return;
  }
}

/** The limits of a time are compared as its format says, which the compiled branch has to know. */
function* narrowedMoments({ format }: Schema, schema: Schema): Generator<Fault> {
  if ((format !== 'time' && format !== 'date-time') || schema.format !== undefined) return;
  for (const keyword of [...COMPARISONS, 'formatMinimum', 'formatMaximum'] as const) {
    if (schema[keyword] === undefined) continue;
    const problem = `"${keyword}" of a branch has no effect on a time without its format.`;
    yield { in: schema, at: `/${keyword}`, problem, repair: `Add "format": "${format}" beside it.` };
  }
}

function* ofQuestion(schema: Schema, at: Schema): Generator<Fault> {
  yield* pairFaults(schema, at);
  yield* betweenFaults(schema);
  yield* formatFaults(schema);
  yield* stepFaults(schema);
  yield* choiceFaults(schema);
  for (const [i, option] of (schema.enum ?? []).entries()) {
    const broken = brokenLimit(schema, option);
    if (broken === undefined) continue;
    const problem = `The option ${JSON.stringify(option)} can never be chosen: "${broken}" refuses it.`;
    yield { in: schema, at: `/enum/${i}`, problem, repair: `Change the option, or change "${broken}".` };
  }
  const broken = schema.const === undefined ? undefined : brokenLimit(schema, schema.const);
  if (broken) {
    const problem = `The only answer, ${JSON.stringify(schema.const)}, is refused by "${broken}".`;
    yield { in: schema, at: '/const', problem, repair: `Change it, or change "${broken}".` };
  }
  if (schema.items && schema.items.type !== 'object') yield* ofQuestion(schema.items, schema.items);
}

function* pairFaults(schema: Schema, at: Schema): Generator<Fault> {
  const { format = '', maxLength = Infinity } = schema;
  const shortest = entryOf(SHORTEST, format) ?? 0;
  if (maxLength < shortest) {
    const problem = `No ${format} is so short: "maxLength" has to be ${shortest} at least.`;
    yield { in: at, at: '/maxLength', problem, repair: 'Raise it, or remove it.' };
  }

  for (const [least, most] of PAIRS) {
    const [low, high] = [schema[least], schema[most]];
    if (low === undefined || high === undefined || canBeInOrder(low, high)) continue;
    const where = least in at ? least : most;
    const problem = `No answer can satisfy both: "${least}" is ${low}, "${most}" is ${high}.`;
    yield { in: at, at: `/${where}`, problem, repair: 'Correct one of them.' };
  }
}

/** A day and a distance from today are not compared: whether they can both be met depends on the day of the answer. */
function canBeInOrder(low: number | string, high: number | string): boolean {
  if (typeof low === 'number' || typeof high === 'number') return low <= high;
  if ((readRelativeDay(low) === undefined) !== (readRelativeDay(high) === undefined)) return true;
  return dayOfLimit(low, MID_MONTH) <= dayOfLimit(high, MID_MONTH);
}

const MID_MONTH = new Date('2015-04-15');

/** There has to be a multiple of `multipleOf` between minimum and maximum. */
function* stepFaults(schema: Schema): Generator<Fault> {
  const { minimum = -Infinity, maximum = Infinity, multipleOf, type } = schema;
  if (multipleOf === undefined || minimum > maximum) return;
  if (type === 'integer' && Number.isInteger(1 / multipleOf)) {
    const problem = `Every whole number is a multiple of ${multipleOf}, so "multipleOf" has no effect.`;
    yield { in: schema, at: '/multipleOf', problem, repair: 'Correct it, or remove it.' };
    return;
  }
  if (Math.ceil(minimum / multipleOf - ROUNDING) <= Math.floor(maximum / multipleOf + ROUNDING)) return;
  const problem = `No multiple of ${multipleOf} lies between ${minimum} and ${maximum}.`;
  yield { in: schema, at: '/multipleOf', problem, repair: 'Correct one of them.' };
}

/** `minItems` cannot exceed the number of options, and `maxItems` is below it. */
function* choiceFaults(schema: Schema): Generator<Fault> {
  const { items, minItems = 0, maxItems = 0, uniqueItems } = schema;
  const count = items?.enum?.length;
  if (!uniqueItems || count === undefined) return;
  if (minItems > count) {
    const problem = `"minItems" is ${minItems}, but there are ${count} options.`;
    yield { in: schema, at: '/minItems', problem, repair: 'Correct it, or add options.' };
  } else if (maxItems >= count) {
    const unneeded = `"maxItems" has no effect: there are ${count} options, and each can be chosen once.`;
    yield { in: schema, at: '/maxItems', problem: unneeded, repair: 'Remove it, or add options.' };
  }
}

function* betweenFaults(schema: Schema): Generator<Fault> {
  const { between } = schema;
  if (!between) return;
  const [least, most] = between;
  if (!(least <= most)) {
    const repair = 'Write the smaller number first.';
    yield { in: schema, at: '/between', problem: `No number lies between ${least} and ${most}.`, repair };
    return;
  }
  const broken = brokenLimit(schema, String(least));
  if (broken === undefined || brokenLimit(schema, String(most)) === undefined) return;
  const problem = `Neither ${least} nor ${most} can be given: "${broken}" refuses them.`;
  yield { in: schema, at: '/between', problem, repair: `Correct "between" or "${broken}".` };
}

/** How many characters a text of a format has. */
const LENGTHS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  date: [10, 10],
  time: [5, 5],
  'date-time': [16, 16],
  phone: [7, 16],
  email: [5, Infinity],
  uri: [10, Infinity],
};
const KEPT: Readonly<Record<string, string>> = {
  date: ' It is kept as YYYY-MM-DD.',
  time: ' It is kept as HH:MM.',
  'date-time': ' It is kept as YYYY-MM-DDTHH:MM.',
  phone: ' It is kept as +9611234567.',
};

const LIMITS_OF_DAYS = 'Write a day as YYYY-MM-DD, "today", or e.g. "today - 18 years" or "today + 7 days".';

function* formatFaults(schema: Schema): Generator<Fault> {
  const { format = '', minLength = 0, maxLength = Infinity, pattern } = schema;
  const [least = 0, most = Infinity] = entryOf(LENGTHS, format) ?? [];
  const broken = minLength > most ? 'minLength' : maxLength < least ? 'maxLength' : undefined;
  if (broken) {
    const problem = `No ${format} can be given: "${broken}" is ${schema[broken]}.`;
    yield { in: schema, at: `/${broken}`, problem, repair: `Correct it, or remove it.${entryOf(KEPT, format) ?? ''}` };
  }
  for (const keyword of ['formatMinimum', 'formatMaximum'] as const) {
    const { [keyword]: day } = schema;
    if (day === undefined) continue;
    if (format === 'time') {
      const problem = `"${keyword}" is ${JSON.stringify(day)}, which is no time.`;
      if (!FORMATS.time?.test(day)) yield { in: schema, at: `/${keyword}`, problem, repair: 'Write a time as HH:MM.' };
      continue;
    }
    if (readRelativeDay(day) || FORMATS.date?.test(day)) continue;
    const problem = `"${keyword}" is ${JSON.stringify(day)}, which is no day of the calendar.`;
    yield { in: schema, at: `/${keyword}`, problem, repair: LIMITS_OF_DAYS };
  }
  if (format !== 'date' || pattern === undefined || everyDay().some((day) => fits(pattern, day))) return;
  const problem = `No date matches "pattern" (${pattern}).`;
  yield { in: schema, at: '/pattern', problem, repair: `Correct it, or remove it.${KEPT.date}` };
}

/** The first keyword that refuses `answer`. */
export function brokenLimit(schema: Schema, answer: unknown): string | undefined {
  if (!isOfType(answer, schema.type)) return 'type';
  if (typeof answer === 'string') {
    const { length } = [...answer];
    if (length < (schema.minLength ?? 0)) return 'minLength';
    if (length > (schema.maxLength ?? Infinity)) return 'maxLength';
    if (schema.pattern !== undefined && !fits(schema.pattern, answer)) return 'pattern';
    if (entryOf(FORMATS, schema.format)?.test(answer) === false) return 'format';
    return brokenMoment(schema, answer);
  }
  if (typeof answer === 'number') {
    if (schema.type === 'integer' && !Number.isInteger(answer)) return 'type';
    if (answer < (schema.minimum ?? -Infinity)) return 'minimum';
    if (answer > (schema.maximum ?? Infinity)) return 'maximum';
    if (schema.multipleOf !== undefined && !isMultiple(answer, schema.multipleOf)) return 'multipleOf';
  }
  return undefined;
}

/** Of a limit that counts from today, as it is today. */
function brokenMoment({ format, formatMinimum, formatMaximum }: Schema, answer: string): string | undefined {
  const now = new Date();
  const moment = format === 'date-time' ? answer.slice(0, 10) : answer;
  if (formatMinimum !== undefined && moment < dayOfLimit(formatMinimum, now)) return 'formatMinimum';
  return formatMaximum !== undefined && moment > dayOfLimit(formatMaximum, now) ? 'formatMaximum' : undefined;
}

/** True also for an invalid pattern, which the rule `patterns` reports. */
function fits(pattern: string, answer: string): boolean {
  try {
    return new RegExp(pattern).test(answer);
  } catch (cause) {
    if (cause instanceof SyntaxError) return true;
    throw cause;
  }
}
