// What the two rules for comparisons share: which answers a keyword can compare, and whether the limits of both questions leave answers for
// which the comparison holds, and others for which it fails.
import { dayOfLimit, type Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import { endsOf, haveCommonNumber } from '../answers/numbersWithin.ts';
import type { Comparison } from '../schema/comparisons.ts';
import { KEYWORDS } from '../schema/keywords.ts';
import { patternsExclude } from '../schema/patterns/commonText.ts';

const ORDERED: readonly string[] = ['date', 'time', 'date-time'];

/** The kind of answers that the question asks for, e.g. `number` or `date`; only answers of one kind are compared. Undefined if the keyword compares no such answers. */
export function comparedKind({ type, format, enum: options }: Schema, keyword: Comparison): string | undefined {
  if (options) return undefined;
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  if (keyword !== 'equals') return isOrdered(format) ? format : undefined;
  return format ?? 'text';
}

function isOrdered(format: string | undefined): boolean {
  return format !== undefined && ORDERED.includes(format);
}

/**
 * The finding that the comparison can never hold, or never fail, because of the limits of the questions; undefined if it can do both.
 * @param name as the comparison writes it
 * @param others the declarations of the question that it names
 */
export function limitFault(
  key: string,
  question: Schema,
  keyword: Comparison,
  name: string,
  others: readonly Schema[],
): { readonly problem: string; readonly repair: string } | undefined {
  if (!others.every((other) => isEver(keyword, question, other))) {
    const problem = `No answer to "${key}" can keep to this: its limits and those of "${name}" exclude it.`;
    return { problem, repair: 'Correct the limits of one of them.' };
  }
  const longest = Math.max(0, ...others.map(({ maxLength = 0 }) => maxLength));
  const { maxLength = longest } = question;
  if (keyword === 'equals' && longest > maxLength) {
    const problem = `An answer to "${name}" may have ${longest} characters, and one to "${key}", which has to be the same, at most ${maxLength}.`;
    return { problem, repair: `Write "maxLength": ${longest} at "${key}", or ${maxLength} at "${name}".` };
  }
  if (keyword === 'equals' || others.some((other) => isEver(OPPOSITE[keyword], question, other))) return undefined;
  const problem = `Every answer to "${key}" keeps to this: its limits and those of "${name}" say as much.`;
  return { problem, repair: `Remove "${keyword}" with its message, or correct the limits.` };
}

/** The finding that the keyword does not compare such answers. Undefined for a missing or wrong type, which `typesDeclared` or `keywordsFitType` reports. */
export function kindFault(
  key: string,
  { type = '' }: Schema,
  keyword: Comparison,
): { readonly problem: string; readonly repair: string } | undefined {
  if (!KEYWORDS[keyword].types?.includes(type)) return undefined;
  const what = keyword === 'equals' ? 'texts and numbers' : 'numbers, dates and times';
  return { problem: `"${keyword}" compares ${what}, not what "${key}" asks for.`, repair: 'Remove it.' };
}

/** The finding for two questions of a circle: each is compared with the other, directly or through further questions. */
export function circleFault(key: string, name: string): { readonly problem: string; readonly repair: string } {
  const problem = `"${key}" and "${name}" are compared with each other.`;
  return { problem, repair: 'Compare only one of them with the other: the one that is asked later.' };
}

const OPPOSITE = { atLeast: 'lessThan', atMost: 'moreThan', moreThan: 'atMost', lessThan: 'atLeast' } as const;

/** Limits relative to today are compared with fixed ones as of today and as of this day. It is later than any fixed limit of a form is expected to be. */
const LATER = new Date('2150-01-01');

/** True if the limits leave two answers that compare so, today or at `LATER`: "today" moves past fixed limits in time. */
function isEver(keyword: Comparison, own: Schema, other: Schema): boolean {
  if (keyword === 'equals' && !canEqual(own, other)) return false;
  return [new Date(), LATER].some((now) => canHold(keyword, limitsOf(own, now), limitsOf(other, now)));
}

/**
 * False if no answer to one question can equal an answer to the other: their patterns exclude each other, there is no number that both take, or one
 * has a fixed answer that the other refuses. Limits of lengths, days and times are left to {@link canHold}.
 */
function canEqual(own: Schema, other: Schema): boolean {
  const only = own.const ?? other.const;
  if (only === undefined)
    return !patternsExclude(own.pattern ?? '', other.pattern ?? '') && haveCommonNumber(own, other);
  // Without those of days and times: limits that count from today are judged at two days, by `canHold`.
  return [own, other].every(({ formatMinimum, formatMaximum, ...question }) => {
    return (question.const ?? only) === only && brokenLimit(question, only) === undefined;
  });
}

type Limits = readonly [least: number, most: number];

function canHold(keyword: Comparison, [least, most]: Limits, [otherLeast, otherMost]: Limits): boolean {
  switch (keyword) {
    case 'equals':
      return least <= otherMost && most >= otherLeast;
    case 'atLeast':
      return most >= otherLeast;
    case 'atMost':
      return least <= otherMost;
    case 'moreThan':
      return most > otherLeast;
    case 'lessThan':
      return least < otherMost;
  }
}

/**
 * The least and the most of a question's answers as two numbers that can be compared with those of another question of the same kind. Days and times
 * are written as their digits, which are in the order of time; other texts are measured by their lengths.
 */
function limitsOf({ const: only, format, ...question }: Schema, now: Date): Limits {
  if (typeof only === 'number') return [only, only];
  const moment = (limit: string, time: string) => {
    const first = dayOfLimit(limit, now) + (format === 'date-time' ? time : '');
    return Number(first.replaceAll(/\D/g, ''));
  };
  if (typeof only === 'string' && isOrdered(format)) return [moment(only, ''), moment(only, '')];
  const { type, formatMinimum, formatMaximum, minLength = 0, maxLength = Infinity } = question;
  if (type === 'string' && !isOrdered(format)) return [minLength, maxLength];
  if (type !== 'string') return endsOf(question);
  return [
    formatMinimum === undefined ? -Infinity : moment(formatMinimum, '0000'),
    formatMaximum === undefined ? Infinity : moment(formatMaximum, '2359'),
  ];
}
