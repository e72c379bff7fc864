import { type Answers, pruneAnswers, type Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import { combinations, isExhaustive } from '../answers/combinations.ts';
import { appliesTo, type GroupPart } from '../schema/groupParts.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import { NUMERIC_PAIRS } from './limitFaults.ts';
import type { Fault } from './schemaRule.ts';

/** Limits and options of a branch that no answer satisfies, because another branch, which applies wherever this one does, refuses them. */
export function* limitsTogether(group: Schema): Generator<Fault> {
  const narrowing = groupQuestions(group).filter(({ narrows, part }) => narrows && part.under.length > 0);
  for (const question of narrowing) {
    for (const other of narrowing.filter((one) => one.key === question.key && one.part !== question.part)) {
      const fault = conflicting(question.schema, other.schema);
      if (!fault || !isExhaustive(group) || !appliesOnlyWith(group, question.part, other.part)) continue;
      yield { in: question.schema, ...fault };
      break;
    }
  }
}

const ALONG = 'in a branch that applies along with this one';

/** What is wrong with `one` where both apply. */
function conflicting(one: Schema, other: Schema): Fault | undefined {
  for (const [least, most] of NUMERIC_PAIRS) {
    for (const [own, its] of [
      [least, most],
      [most, least],
    ] as const) {
      const [low = -Infinity, high = Infinity] = own === least ? [one[own], other[its]] : [other[its], one[own]];
      if (low <= high) continue;
      const problem = `No answer can satisfy both: "${own}" is ${one[own]}, and "${its}" is ${other[its]} ${ALONG}.`;
      return { at: `/${own}`, problem, repair: 'Correct one of them.' };
    }
  }
  for (const option of one.enum ?? (one.const === undefined ? [] : [one.const])) {
    const broken = other.enum?.includes(option) === false ? 'enum' : brokenLimit(other, option);
    if (broken === undefined) continue;
    const problem = `The option ${JSON.stringify(option)} can never be chosen: "${broken}" refuses it ${ALONG}.`;
    return { at: one.enum ? '/enum' : '/const', problem, repair: `Remove the option, or correct "${broken}".` };
  }
  return undefined;
}

/** True if no answers were found to which `part` applies without `other`, among all combinations and what two of them make together. */
function appliesOnlyWith(group: Schema, part: GroupPart, other: GroupPart): boolean {
  const all = combinations(group);
  const applying = all.filter((answers) => appliesTo(part.under, answers));
  const without = all.filter((answers) => !appliesTo(other.under, answers));
  const isApart = (answers: Answers) => appliesTo(part.under, answers) && !appliesTo(other.under, answers);
  const joined = (one: Answers, another: Answers) => pruneAnswers(group, { ...one, ...another });
  return (
    applying.length > 0 &&
    !applying.some(isApart) &&
    !applying.some((one) => without.some((another) => isApart(joined(one, another)) || isApart(joined(another, one))))
  );
}
