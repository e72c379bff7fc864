// Defaults that are refused when the form opens: by a branch that applies to the answers that it opens with, or by a comparison of two of them.
import { type Answers, isGroupSchema, isRecord, pruneAnswers, resolve, type Schema } from '../../core/index.ts';
import { COMPARISONS, type Comparison, comparedWith } from '../schema/comparisons.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { brokenLimit } from './brokenLimit.ts';
import { givenAnswers } from './givenAnswers.ts';

type Comparable = string | number;

const HOLDS: Readonly<Record<Comparison, (one: Comparable, other: Comparable) => boolean>> = {
  equals: (one, other) => one === other,
  atLeast: (one, other) => one >= other,
  atMost: (one, other) => one <= other,
  moreThan: (one, other) => one > other,
  lessThan: (one, other) => one < other,
};

export interface RefusedDefault {
  /** The question as it is declared with the default. */
  readonly question: Schema;
  /** The keyword that refuses it. */
  readonly by: keyof Schema;
}

/** The refused ones of a group and the groups in it; entries of lists are not looked into. */
export function refusedAtOnce(group: Schema): readonly RefusedDefault[] {
  const given = givenAnswers(group);
  return given ? inGroup(group, pruneAnswers(group, given)) : [];
}

function inGroup(group: Schema, answers: Answers): readonly RefusedDefault[] {
  const { properties = {} } = resolve(group, answers);
  return Object.entries(properties).flatMap(([key, asked]) => {
    const answer = answers[key];
    if (isRecord(answer) && isGroupSchema(asked)) return inGroup(asked, answer);
    if (typeof answer !== 'string' && typeof answer !== 'number') return [];
    const declared = groupQuestions(group).find((one) => one.key === key && one.schema.default === answer);
    const isOption = !asked.enum || asked.enum.includes(answer);
    const by = (isOption ? brokenLimit(asked, answer) : 'enum') ?? brokenComparison(asked, answer, answers);
    return declared && by ? [{ question: declared.schema, by }] : [];
  });
}

function brokenComparison(question: Schema, answer: Comparable, answers: Answers): Comparison | undefined {
  return COMPARISONS.find((keyword) => {
    const other = answers[comparedWith(question, keyword) ?? ''];
    return typeof other === typeof answer && !HOLDS[keyword](answer, other as Comparable);
  });
}
