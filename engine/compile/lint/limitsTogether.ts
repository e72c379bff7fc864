import { type Answers, pruneAnswers, type Schema } from '../../core/index.ts';
import { combinations, isExhaustive } from '../answers/combinations.ts';
import { appliesTo, type GroupPart } from '../schema/groupParts.ts';
import { groupQuestions } from '../schema/groupQuestions.ts';
import type { Fault } from './schemaRule.ts';

const PAIRS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
] as const;

/** Limits of a question in two branches that no answer satisfies both, where one of the branches applies only along with the other. */
export function* limitsTogether(group: Schema): Generator<Fault> {
  const narrowing = groupQuestions(group).filter(({ narrows, part }) => narrows && part.under.length > 0);
  for (const question of narrowing) {
    for (const other of narrowing.filter((one) => one.key === question.key && one.part !== question.part)) {
      const pair = conflicting(question.schema, other.schema);
      if (!pair || !isExhaustive(group) || !appliesOnlyWith(group, question.part, other.part)) continue;
      const [own, limit] = pair;
      const problem = `No answer can satisfy both: "${own}" is ${question.schema[own]}, and "${limit}" is ${other.schema[limit]} in a branch that applies along with this one.`;
      yield { in: question.schema, at: `/${own}`, problem, repair: 'Correct one of them.' };
      break;
    }
  }
}

type Limit = (typeof PAIRS)[number][number];

/** A limit of each that no answer satisfies both. */
function conflicting(one: Schema, other: Schema): readonly [Limit, Limit] | undefined {
  for (const [least, most] of PAIRS) {
    if ((one[least] ?? -Infinity) > (other[most] ?? Infinity)) return [least, most];
    if ((other[least] ?? -Infinity) > (one[most] ?? Infinity)) return [most, least];
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
