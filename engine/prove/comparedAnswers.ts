// Answers that keep to comparisons with others of their group, or that do not.
import { COMPARISONS, comparedWith, everyDay } from '../compile/index.ts';
import { type Answers, isGroupSchema, isRecord, resolve, type Schema } from '../core/index.ts';
import { keepsDayLimits, limitDays, sampleAnswer } from './sampleAnswer.ts';

type Properties = Readonly<Record<string, Schema>>;
export type Comparison = (typeof COMPARISONS)[number];

export function isComparison(keyword: string): keyword is Comparison {
  return COMPARISONS.some((one) => one === keyword);
}

/** Valid answers to a question and to the one that it is compared with, of which the comparison does not hold. */
export function pairsAgainst(
  keyword: Comparison,
  own: Schema,
  other: Schema,
): readonly (readonly [unknown, unknown])[] {
  return pairs(own, other).filter(([one, another]) => !holds(keyword, one, another));
}

/** The answers of a group changed so that every comparison holds, as far as `mayChange` allows. */
export function withComparisons(
  properties: Properties,
  filled: Record<string, unknown>,
  mayChange: (key: string) => boolean,
): Answers {
  const compared = Object.keys(properties).filter((key) => COMPARISONS.some((one) => properties[key]?.[one]));
  // A chain of comparisons: each round settles at least one more.
  for (const _ of compared) for (const key of compared) settle(key, properties, filled, mayChange);
  return filled;
}

function settle(
  key: string,
  properties: Properties,
  filled: Record<string, unknown>,
  mayChange: (key: string) => boolean,
): void {
  const { [key]: own = {} } = properties;
  if (filled[key] === undefined || keeps(own, filled[key], filled)) return;
  const better = mayChange(key) ? values(own).find((value) => keeps(own, value, filled)) : undefined;
  if (better !== undefined) {
    filled[key] = better;
    return;
  }
  for (const name of COMPARISONS.flatMap((keyword) => comparedWith(own, keyword) ?? [])) {
    if (filled[name] === undefined || !mayChange(name)) continue;
    const both = pairs(own, properties[name] ?? {}).find(
      ([one, another]) => (mayChange(key) || one === filled[key]) && keeps(own, one, { ...filled, [name]: another }),
    );
    if (both) [filled[key], filled[name]] = both;
  }
}

/** True if every comparison of these answers holds. */
export function keepsComparisons(schema: Schema, value: unknown): boolean {
  const { items } = schema;
  if (Array.isArray(value) && items) return value.every((entry) => keepsComparisons(items, entry));
  if (!isRecord(value) || !isGroupSchema(schema)) return true;
  return Object.entries(resolve(schema, value).properties ?? {}).every(
    ([key, question]) => keeps(question, value[key], value) && keepsComparisons(question, value[key]),
  );
}

function keeps(question: Schema, answer: unknown, beside: Answers): boolean {
  return COMPARISONS.every((keyword) => {
    const name = comparedWith(question, keyword);
    return name === undefined || holds(keyword, answer, beside[name]);
  });
}

function holds(keyword: Comparison, own: unknown, other: unknown): boolean {
  if (own === undefined || other === undefined) return true;
  if (keyword === 'equals') return own === other;
  if (typeof own !== typeof other) return true;
  const order = (own as number) < (other as number) ? -1 : own === other ? 0 : 1;
  return { atLeast: order >= 0, atMost: order <= 0, moreThan: order > 0, lessThan: order < 0 }[keyword];
}

function pairs(own: Schema, other: Schema): readonly (readonly [unknown, unknown])[] {
  const others = values(other);
  const shared = values(own).filter((value) => others.includes(value));
  const all = values(own).flatMap((one) => others.map((another) => [one, another] as const));
  return [...shared.map((value) => [value, value] as const), ...all];
}

/** A few valid answers, the least and the greatest among them. */
function values(question: Schema): readonly unknown[] {
  const { type, format, pattern } = question;
  const sample = sampleAnswer(question, undefined);
  if (type === 'string' && format === 'date') {
    const candidates = pattern === undefined ? [...DAYS, ...limitDays(question)] : everyDay();
    const days = candidates.filter(
      (day) => (pattern === undefined || new RegExp(pattern).test(day)) && keepsDayLimits(question, day),
    );
    return [sample, ...days.slice(0, MOST), ...days.slice(-MOST)];
  }
  if (format === 'time' || format === 'date-time') {
    return [sample, ...MOMENTS[format].filter((one) => keepsDayLimits(question, one)), ...limitDays(question)];
  }
  if (type === 'string') return [sample, sampleAnswer({ ...question, not: { const: sample } }, undefined)];
  return [sample, ...numbers(question)];
}

/** Times around those of `sampleAnswer`. */
const MOMENTS = {
  time: ['00:00', '07:59', '12:00', '14:31', '23:59'],
  'date-time': ['2001-01-01T00:00', '2015-04-30T14:29', '2015-04-30T14:31', '2016-05-01T08:01', '2099-12-31T23:59'],
} as const;
const MOST = 5;
const DAYS = ['2001-01-01', '2015-04-29', '2015-04-30', '2015-05-01', '2020-02-29'];

function numbers({ minimum = -Infinity, maximum = Infinity, multipleOf = 1 }: Schema): readonly number[] {
  const [least, most] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)];
  const ends = [least, most, 0].filter(Number.isFinite);
  const near = ends.flatMap((end) => Array.from({ length: 2 * MOST + 1 }, (_, i) => end + i - MOST));
  return near.filter((steps) => steps >= least && steps <= most).map((steps) => steps * multipleOf);
}
