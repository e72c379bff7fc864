// Which answers can be compared, and whether their limits let a comparison hold, and fail.
import { dayOfLimit, type Schema } from '../../core/index.ts';
import type { Comparison } from '../schema/comparisons.ts';
import { KEYWORDS } from '../schema/keywords.ts';

const ORDERED: readonly string[] = ['date', 'time', 'date-time'];

/** What is compared; undefined for what cannot be compared so. */
export function kindOf({ type, format, enum: options }: Schema, keyword: Comparison): string | undefined {
  if (options) return undefined;
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  if (keyword !== 'equals') return isOrdered(format) ? format : undefined;
  return format ?? 'text';
}

function isOrdered(format: string | undefined): boolean {
  return format !== undefined && ORDERED.includes(format);
}

/** That the limits of a question and of those that it is compared with, named `name`, let the comparison never hold, or never fail. */
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
  if (keyword === 'equals' || others.some((other) => isEver(OPPOSITE[keyword], question, other))) return undefined;
  const problem = `Every answer to "${key}" keeps to this: its limits and those of "${name}" say as much.`;
  return { problem, repair: `Remove "${keyword}" with its message, or correct the limits.` };
}

/** That the keyword does not compare such answers; undefined where the rules `typesDeclared` and `keywordsFitType` say so. */
export function kindFault(
  key: string,
  { type = '' }: Schema,
  keyword: Comparison,
): { readonly problem: string; readonly repair: string } | undefined {
  if (!KEYWORDS[keyword].types?.includes(type)) return undefined;
  const what = keyword === 'equals' ? 'texts and numbers' : 'numbers, dates and times';
  return { problem: `"${keyword}" compares ${what}, not what "${key}" asks for.`, repair: 'Remove it.' };
}

const OPPOSITE = { atLeast: 'lessThan', atMost: 'moreThan', moreThan: 'atMost', lessThan: 'atLeast' } as const;

/** A day that no limit of days from today, as people write them, leads to from now. */
const LATER = new Date('2150-01-01');

/** True if some answers compare so, today or much later: a day may be limited from today on. */
function isEver(keyword: Comparison, own: Schema, other: Schema): boolean {
  return [new Date(), LATER].some((now) => canHold(keyword, limitsOf(own, now), limitsOf(other, now)));
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

/** Of numbers the limits; of days and times the digits of the first and the last, which are in the order of time; of other texts the lengths. */
function limitsOf({ const: only, format, ...question }: Schema, now: Date): Limits {
  if (typeof only === 'number') return [only, only];
  const moment = (limit: string, time: string) => {
    const first = dayOfLimit(limit, now) + (format === 'date-time' ? time : '');
    return Number(first.replaceAll(/\D/g, ''));
  };
  if (typeof only === 'string' && isOrdered(format)) return [moment(only, ''), moment(only, '')];
  const { type, minimum, maximum, formatMinimum, formatMaximum, minLength = 0, maxLength = Infinity } = question;
  if (type === 'string' && !isOrdered(format)) return [minLength, maxLength];
  return [
    formatMinimum === undefined ? (minimum ?? -Infinity) : moment(formatMinimum, '0000'),
    formatMaximum === undefined ? (maximum ?? Infinity) : moment(formatMaximum, '2359'),
  ];
}
