// No question hides itself: an empty group, a fixed answer and the first entries of a required list are there as soon as their
// question is asked, and a condition that they end would hide it, which brings it back.
import { CircularCondition, type Schema } from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { hasInitialAnswer } from '../../schema/questions.ts';
import { circleOf } from '../circleOf.ts';
import { type Fault, schemaRule } from '../schemaRule.ts';

export const conditionsNotCircular = schemaRule('conditions', function* (group) {
  if (isCircular(group)) yield faultIn(group);
});

function isCircular(group: Schema): boolean {
  try {
    combinations(group);
    return false;
  } catch (error) {
    if (error instanceof CircularCondition) return true;
    throw error;
  }
}

/** At the question that hides itself, directly or by way of others; at the group where none is found, e.g. because it is in a list. */
function faultIn(group: Schema): Fault {
  const repair = 'Let its condition refer to another question.';
  const questions = groupQuestions(group);
  const leadingTo = (key: string) =>
    questions.filter((one) => one.key === key).flatMap(({ part }) => part.under.flatMap(referencesOf));
  const own = questions.find(({ key, part }) => part.under.flatMap(referencesOf).includes(key));
  if (own) {
    const problem = `"${own.key}" is asked only until it has an answer, and it has one as soon as it is asked.`;
    return { in: own.schema, problem, repair };
  }
  const keys = questions.map(({ key }) => key);
  for (const { key, schema } of questions.filter(
    ({ part, whole }) => part.under.length > 0 && hasInitialAnswer(whole),
  )) {
    const others = circleOf(key, keys, leadingTo).flatMap((one) => (one === key ? [] : `"${one}"`));
    if (others.length === 0) continue;
    const problem = `"${key}" has an answer as soon as it is asked, and by way of ${others.join(', ')} that answer hides it again.`;
    return { in: schema, problem, repair };
  }
  const problem =
    'A question of this group is asked only until it has an answer, and it has one as soon as it is asked.';
  return { problem, repair };
}

function referencesOf({ condition }: { readonly condition: Schema }): readonly string[] {
  return [...fieldReferences(condition).values()].flatMap(({ path: [key] }) => (typeof key === 'string' ? key : []));
}
