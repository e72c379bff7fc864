// No question hides itself: an empty group, a fixed answer and the first entries of a required list are there as soon as their
// question is asked, and a condition that they end would hide it, which brings it back.
import { CircularCondition, type Schema } from '../../../core/index.ts';
import { combinations } from '../../answers/combinations.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { schemaRule } from '../schemaRule.ts';

export const conditionsNotCircular = schemaRule('conditions', function* (group) {
  if (!isCircular(group)) return;
  const own = groupQuestions(group).find(({ key, part }) =>
    part.under.some(({ condition }) => [...fieldReferences(condition).values()].some(({ path }) => path[0] === key)),
  );
  const what = own ? `"${own.key}" is` : 'A question of this group is';
  const problem = `${what} asked only until it has an answer, and it has one as soon as it is asked.`;
  yield { ...(own && { in: own.schema }), problem, repair: 'Let its condition refer to another question.' };
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
