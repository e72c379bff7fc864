// Answers that keep to comparisons with others, or that do not.
import { COMPARISONS, comparedWith, everyDay } from '../../compile/index.ts';
import { type Answers, narrowed, type Schema } from '../../core/index.ts';
import { type Comparison, comparedAnswer, holds, keeps } from './comparisons.ts';
import { isTaken } from './keepsDefinition.ts';
import { keepsDayLimits, limitDays, sampleAnswer } from './sampleAnswer.ts';
import { searchedComparisons } from './searchedComparisons.ts';

type Properties = Readonly<Record<string, Schema>>;

/** True if the question may have this answer in place of its own. */
type MayBecome = (key: string, answer: unknown) => boolean;

/** Valid answers to a question and to the one that it is compared with, of which the comparison does not hold. */
export function pairsAgainst(
  keyword: Comparison,
  own: Schema,
  other: Schema,
): readonly (readonly [unknown, unknown])[] {
  return pairs(own, other).filter(([one, another]) => !holds(keyword, one, another));
}

/** Valid answers to a question that the comparison with this answer excludes. */
export function answersAgainst(keyword: Comparison, own: Schema, other: unknown): readonly unknown[] {
  return values(own, [other]).filter((answer) => !holds(keyword, answer, other));
}

/**
 * The answers of a group changed so that every comparison holds, as far as `mayBecome` allows.
 * @param submission what is known of the answers outside of the group
 */
export function withComparisons(
  properties: Properties,
  filled: Record<string, unknown>,
  mayBecome: MayBecome,
  submission: Answers = {},
): Answers {
  const compared = Object.keys(properties).filter((key) => COMPARISONS.some((one) => properties[key]?.[one]));
  // A chain of comparisons: each round settles at least one more.
  for (const _ of compared) for (const key of compared) settle(key, properties, filled, mayBecome, submission);
  if (compared.every((key) => keeps(properties[key] ?? {}, filled[key], filled, submission))) return filled;
  const candidates = (key: string, beside: readonly unknown[]) => [
    filled[key],
    ...values(properties[key] ?? {}, beside).filter((answer) => mayBecome(key, answer)),
  ];
  return searchedComparisons(properties, filled, submission, candidates) ?? filled;
}

function settle(
  key: string,
  properties: Properties,
  filled: Record<string, unknown>,
  mayBecome: MayBecome,
  submission: Answers,
): void {
  const { [key]: own = {} } = properties;
  if (filled[key] === undefined || keeps(own, filled[key], filled, submission)) return;
  const others = COMPARISONS.flatMap((keyword) => comparedWith(own, keyword) ?? []);
  const better = keepingAnswer(own, filled, submission, (answer) => mayBecome(key, answer));
  if (better !== undefined) {
    filled[key] = better;
    return;
  }
  for (const name of others) {
    if (filled[name] === undefined) continue;
    const both = pairs(own, properties[name] ?? {}).find(
      ([one, another]) =>
        mayBecome(name, another) &&
        (one === filled[key] || mayBecome(key, one)) &&
        keeps(own, one, { ...filled, [name]: another }, submission),
    );
    if (both) [filled[key], filled[name]] = both;
  }
}

/** An answer to the question that is allowed and keeps to all of its comparisons; undefined if none was found. */
export function keepingAnswer(
  own: Schema,
  beside: Answers,
  submission: Answers,
  isAllowed: (answer: unknown) => boolean = () => true,
): unknown {
  const others = COMPARISONS.map((keyword) => comparedAnswer(own, keyword, beside, submission));
  const near = others.filter((answer) => answer !== undefined);
  return values(own, near).find((value) => isAllowed(value) && keeps(own, value, beside, submission));
}

/** Pairs of a valid answer to each of the two questions. Pairs of equal answers come first. */
export function pairs(own: Schema, other: Schema): readonly (readonly [unknown, unknown])[] {
  // A pair against the comparison may lie beyond the other question's own samples: next to the limits of the first, or among the texts of its pattern.
  const others = values(other, values(own));
  const owns = values(own, others);
  const shared = [...owns.filter((value) => others.includes(value)), ...textOfBoth(own, other)];
  const all = owns.flatMap((one) => others.map((another) => [one, another] as const));
  return [...shared.map((value) => [value, value] as const), ...all];
}

/** A text that both questions take, e.g. of the length of one and with the pattern of the other; none where none is found. */
function textOfBoth(own: Schema, other: Schema): readonly unknown[] {
  if (own.type !== 'string' || other.type !== 'string') return [];
  const [one, another] = [own.pattern, other.pattern];
  const pattern = one && another ? { pattern: `(?=.*(?:${one}))(?:${another})` } : {};
  const text = sampleAnswer({ ...narrowed(own, other), ...pattern }, undefined);
  return isTaken(own, text, {}) && isTaken(other, text, {}) ? [text] : [];
}

/**
 * A few valid answers: a sample, the least and the greatest, and those that are equal to an answer in `beside` or one step from it (a day, a minute,
 * `multipleOf`). Of a fixed answer only that.
 */
export function values(question: Schema, beside: readonly unknown[] = []): readonly unknown[] {
  if (question.const !== undefined) return [question.const];
  const near = beside.flatMap((answer) => nextTo(question, answer)).filter((answer) => isTaken(question, answer, {}));
  // Near ones first: a chain of comparisons needs room for the next.
  return [sampleAnswer(question, undefined), ...near, ...spread(question)];
}

function spread(question: Schema): readonly unknown[] {
  const { type, format, pattern } = question;
  if (type === 'string' && format === 'date') {
    const candidates = pattern === undefined ? [...DAYS, ...limitDays(question)] : everyDay();
    const days = candidates.filter(
      (day) => (pattern === undefined || new RegExp(pattern, 'u').test(day)) && keepsDayLimits(question, day),
    );
    return [...days.slice(0, MOST), ...days.slice(-MOST)];
  }
  if (format === 'time' || format === 'date-time') {
    return [...MOMENTS[format].filter((one) => keepsDayLimits(question, one)), ...limitDays(question)];
  }
  if (type !== 'string') return numbers(question);
  return [sampleAnswer({ ...question, not: { const: sampleAnswer(question, undefined) } }, undefined)];
}

/** The answer, and those just before and after it: by a day, a minute, or the number's step. */
function nextTo({ format, multipleOf = 1 }: Schema, answer: unknown): readonly unknown[] {
  if (typeof answer === 'number') {
    const steps = [Math.ceil(answer / multipleOf) - 1, Math.floor(answer / multipleOf) + 1];
    return [answer, ...steps.map((count) => count * multipleOf)];
  }
  if (typeof answer !== 'string' || !isMoment(format)) return [answer];
  const [before = '', after = ''] = { date: ['', 'T00:00Z'], time: ['2001-01-01T', 'Z'], 'date-time': ['', 'Z'] }[
    format
  ];
  const at = Date.parse(`${before}${answer}${after}`);
  const step = format === 'date' ? DAY : MINUTE;
  const [from, to] = { date: [0, 10], time: [11, 16], 'date-time': [0, 16] }[format];
  return [answer, ...[at - step, at + step].map((moment) => new Date(moment).toISOString().slice(from, to))];
}

function isMoment(format: string | undefined): format is 'date' | 'time' | 'date-time' {
  return format === 'date' || format === 'time' || format === 'date-time';
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Times around those of `sampleAnswer`. */
const MOMENTS = {
  time: ['00:00', '07:59', '12:00', '14:31', '23:59'],
  'date-time': ['2001-01-01T00:00', '2015-04-30T14:29', '2015-04-30T14:31', '2016-05-01T08:01', '2099-12-31T23:59'],
} as const;
const MOST = 5;
const DAYS = ['2001-01-01', '2015-04-29', '2015-04-30', '2015-05-01', '2020-02-29', '2099-12-31'];

function numbers({ minimum = -Infinity, maximum = Infinity, multipleOf = 1 }: Schema): readonly number[] {
  const [least, most] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)];
  const ends = [least, most, 0].filter(Number.isFinite);
  const near = ends.flatMap((end) => Array.from({ length: 2 * MOST + 1 }, (_, i) => end + i - MOST));
  return near.filter((steps) => steps >= least && steps <= most).map((steps) => steps * multipleOf);
}
