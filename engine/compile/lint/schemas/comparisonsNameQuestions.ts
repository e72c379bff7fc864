// A comparison is with a question of the same group that has answers of the same kind, and some answers keep to it.
import { dayOfLimit, type Schema } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { COMPARISONS, comparedWith } from '../../schema/comparisons.ts';
import { type GroupQuestion, groupQuestions } from '../../schema/groupQuestions.ts';
import { KEYWORDS } from '../../schema/keywords.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const comparisonsNameQuestions = schemaRule('groups', function* (group): Generator<Fault> {
  const questions = groupQuestions(group);
  for (const { key, schema, whole } of questions) {
    for (const keyword of COMPARISONS) {
      const name = comparedWith(schema, keyword);
      if (name === undefined) continue;
      const others = questions.filter((question) => question.key === name && !question.narrows);
      const fault = faultOf(key, whole, keyword, name, others, questions);
      if (fault) yield { in: schema, at: `/${keyword}/$data`, ...fault };
    }
  }
});

type Comparison = (typeof COMPARISONS)[number];

function faultOf(
  key: string,
  question: Schema,
  keyword: Comparison,
  name: string,
  others: readonly GroupQuestion[],
  questions: readonly GroupQuestion[],
): Fault | undefined {
  const kind = kindOf(question, keyword);
  const alike = questions.filter(({ schema, narrows }) => !narrows && kind && kindOf(schema, keyword) === kind);
  const names = alike.map((one) => one.key).filter((one) => one !== key);
  if (!kind) {
    // The rules `typesDeclared` and `keywordsFitType` say so.
    if (!KEYWORDS[keyword].types?.includes(question.type ?? '')) return undefined;
    const what = keyword === 'equals' ? 'texts and numbers' : 'numbers, dates and times';
    return { problem: `"${keyword}" compares ${what}, not what "${key}" asks for.`, repair: 'Remove it.' };
  }
  if (name === key || !others.some(({ schema }) => kindOf(schema, keyword) === kind)) {
    const problem = `"${name}" is not another question of this group with answers like those to "${key}".`;
    const repair =
      names.length > 0
        ? `Write "1/" and the name of such a question.${didYouMean(name, names)}`
        : `Remove "${keyword}" with its message: only answers of the same group are compared.`;
    return { problem, repair };
  }
  if (isInCircle(key, questions)) {
    const problem = `"${key}" and "${name}" are compared with each other.`;
    return { problem, repair: 'Compare only one of them with the other: the one that is asked later.' };
  }
  if (!others.every(({ schema }) => isEver(keyword, question, schema))) {
    const problem = `No answer to "${key}" can keep to this: its limits and those of "${name}" exclude it.`;
    return { problem, repair: 'Correct the limits of one of them.' };
  }
  if (keyword === 'equals' || others.some(({ schema }) => isEver(OPPOSITE[keyword], question, schema)))
    return undefined;
  const problem = `Every answer to "${key}" keeps to this: its limits and those of "${name}" say as much.`;
  return { problem, repair: `Remove "${keyword}" with its message, or correct the limits.` };
}

const ORDERED: readonly string[] = ['date', 'time', 'date-time'];

/** What is compared; undefined for what cannot be compared so. */
function kindOf({ type, format, enum: options }: Schema, keyword: Comparison): string | undefined {
  if (options) return undefined;
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  if (keyword !== 'equals') return isOrdered(format) ? format : undefined;
  return format ?? 'text';
}

function isOrdered(format: string | undefined): boolean {
  return format !== undefined && ORDERED.includes(format);
}

function isInCircle(start: string, questions: readonly GroupQuestion[]): boolean {
  const from = (key: string) =>
    questions.flatMap((question) =>
      question.key === key ? COMPARISONS.flatMap((keyword) => comparedWith(question.schema, keyword) ?? []) : [],
    );
  const met = new Set(from(start));
  for (const key of met) for (const name of from(key)) met.add(name);
  return met.has(start);
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

/** Of numbers the limits; of days and times the digits of the first and the last, which are in the order of time. */
function limitsOf({ const: only, format, ...question }: Schema, now: Date): Limits {
  if (typeof only === 'number') return [only, only];
  const moment = (limit: string, time: string) => {
    const first = dayOfLimit(limit, now) + (format === 'date-time' ? time : '');
    return Number(first.replaceAll(/\D/g, ''));
  };
  if (typeof only === 'string' && isOrdered(format)) return [moment(only, ''), moment(only, '')];
  const { minimum, maximum, formatMinimum, formatMaximum } = question;
  return [
    formatMinimum === undefined ? (minimum ?? -Infinity) : moment(formatMinimum, '0000'),
    formatMaximum === undefined ? (maximum ?? Infinity) : moment(formatMaximum, '2359'),
  ];
}
