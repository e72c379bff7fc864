import type { Answers, Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import { combinations, isExhaustive } from '../answers/combinations.ts';
import { appliesTo, groupParts } from '../schema/groupParts.ts';
import { type GroupQuestion, groupQuestions } from '../schema/groupQuestions.ts';
import { NUMERIC_PAIRS } from '../schema/keywords.ts';
import { patternsExclude } from '../schema/patterns/commonText.ts';
import { isRepeated } from './limitFaults.ts';
import type { Fault } from './schemaRule.ts';

/**
 * Limits of two branches that no answer satisfies where both apply, and options of a branch that another, which applies wherever this
 * one does, refuses.
 */
export function* limitsTogether(group: Schema): Generator<Fault> {
  const narrowing = groupQuestions(group).filter(({ narrows, part }) => narrows && part.under.length > 0);
  for (const [i, question] of narrowing.entries()) {
    const others = narrowing.filter(
      (one) => one.key === question.key && one.part !== question.part && !one.isFromAround,
    );
    for (const other of others) {
      const excluded = nothingLeft(question.schema, other.schema);
      const fault = excluded ?? refusedOption(question.schema, other.schema);
      // Of two branches that exclude each other, the later one has the finding.
      if (!fault || (excluded && narrowing.indexOf(other) > i) || !isExhaustive(group)) continue;
      const applying = combinations(group).filter((answers) => appliesTo(question.part.under, answers));
      const together = applying.filter((answers) => appliesTo(other.part.under, answers));
      if (together.length === 0 || (!excluded && together.length < applying.length)) continue;
      yield { in: question.schema, ...fault };
      break;
    }
  }
}

/**
 * Limits that are never the reason of a refusal, because wherever they apply a branch demands as much or more. An empty list counts as
 * unanswered, so `minItems: 1` is a reason only where the list is required.
 */
export function* limitsSurpassed(group: Schema): Generator<Fault> {
  const questions = groupQuestions(group);
  for (const question of questions) {
    for (const [keyword, isStricter] of STRICTER) {
      const { key, schema, narrows } = question;
      const limit = schema[keyword];
      // A text that is answered has a character.
      if (limit === undefined || (keyword === 'minLength' && limit <= 1)) continue;
      const others = questions.filter((one) => one.key === key && one !== question && one.narrows && !one.isFromAround);
      const demanding = others.filter((one) => {
        const value = one.schema[keyword];
        if (value === undefined) return false;
        const isAsStrict = !narrows && value === limit && !isRepeated(keyword, schema, one.schema);
        return isStricter(value, limit) || isAsStrict;
      });
      if (demanding.length === 0 || !isExhaustive(group)) continue;
      const fault = { in: schema, at: `/${keyword}` };
      const judged = answersJudged(group, question, keyword === 'minItems' && limit === 1);
      const applying = demanding.filter((one) => judged.some((answers) => appliesTo(one.part.under, answers)));
      const isSurpassed = judged.every((answers) => applying.some((one) => appliesTo(one.part.under, answers)));
      if (judged.length > 0 && isSurpassed) {
        const values = applying.map((one) => one.schema[keyword] ?? limit);
        const weakest = values.reduce((a, b) => (isStricter(a, b) ? b : a));
        yield { ...fault, ...surpassed(question, keyword, limit, weakest) };
      }
    }
  }
}

/** The combinations of answers for which this part of the question applies; with `isOnlyIfRequired` those for which it is also required. */
function answersJudged(group: Schema, { key, part }: GroupQuestion, isOnlyIfRequired: boolean): readonly Answers[] {
  const isRequired = (answers: Answers) =>
    groupParts(group).some(({ schema, under }) => schema.required?.includes(key) && appliesTo(under, answers));
  const asked = combinations(group).filter((answers) => appliesTo(part.under, answers));
  return isOnlyIfRequired ? asked.filter(isRequired) : asked;
}

function surpassed({ key, narrows }: GroupQuestion, keyword: string, limit: number, weakest: number) {
  const problem = `"${keyword}" of "${key}" is never the reason of a refusal: wherever it could be, a branch demands as much or more.`;
  const isIdle = narrows !== undefined || (keyword === 'minItems' && limit === 1);
  if (isIdle) return { problem, repair: 'Remove it.', removes: [`/${keyword}`] };
  const others = `remove "${keyword}" from the branches that say the same.`;
  return weakest === limit
    ? { problem, repair: `Write the message of such a branch here, and ${others}` }
    : { problem, repair: `Write ${weakest} here, and ${others}`, becomes: weakest };
}

/** For each limit, whether its first value demands more than its second. */
const STRICTER = NUMERIC_PAIRS.flatMap(([least, most]) => [
  [least, (one: number, other: number) => one > other] as const,
  [most, (one: number, other: number) => one < other] as const,
]);

const BESIDE = 'a branch that can apply along with this one';

/** Why no answer is left where both apply. */
function nothingLeft(one: Schema, other: Schema): Fault | undefined {
  for (const [least, most] of NUMERIC_PAIRS) {
    for (const [own, its] of [
      [least, most],
      [most, least],
    ] as const) {
      const [low = -Infinity, high = Infinity] = own === least ? [one[own], other[its]] : [other[its], one[own]];
      if (low <= high) continue;
      const problem = `No answer can satisfy both: "${own}" is ${one[own]}, and "${its}" is ${other[its]} in ${BESIDE}.`;
      return { at: `/${own}`, problem, repair: 'Correct one of them.' };
    }
  }
  if (one.pattern && other.pattern && patternsExclude(one.pattern, other.pattern)) {
    const problem = `No text matches both: "pattern" is ${one.pattern}, and ${other.pattern} in ${BESIDE}.`;
    return { at: '/pattern', problem, repair: 'Correct one of them.' };
  }
  if (one.items && other.items) {
    const below = nothingLeft(one.items, other.items);
    return below && { ...below, at: `/items${below.at}` };
  }
  const [its, own] = [other, one].map(optionsIn);
  if (!own || !its || own.some((option) => its.includes(option))) return undefined;
  const problem = `No option is left: ${BESIDE} offers only ${its.map((option) => JSON.stringify(option)).join(', ')}.`;
  return {
    at: one.enum ? '/enum' : '/const',
    problem,
    repair: 'Let both offer an option, or correct one of the conditions.',
  };
}

function optionsIn({ enum: options, const: only }: Schema): readonly unknown[] | undefined {
  return options ?? (only === undefined ? undefined : [only]);
}

/** An option of `one` that the other refuses. */
function refusedOption(one: Schema, other: Schema): Fault | undefined {
  if (one.items && other.items) {
    const below = refusedOption(one.items, other.items);
    return below && { ...below, at: `/items${below.at}` };
  }
  for (const option of optionsIn(one) ?? []) {
    const broken = other.enum?.includes(option) === false ? 'enum' : brokenLimit(other, option);
    if (broken === undefined) continue;
    const problem = `The option ${JSON.stringify(option)} can never be chosen: "${broken}" refuses it in a branch that applies along with this one.`;
    return { at: one.enum ? '/enum' : '/const', problem, repair: `Remove the option, or correct "${broken}".` };
  }
  return undefined;
}
