// `resolve` evaluates conditions of groups only. On a single question the validator would apply a condition that the page does not
// show.
import { isGroupSchema, type Schema } from '../../../core/index.ts';
import { repairOfCondition } from '../../foreign/conditionsOfQuestions.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { schemaRule } from '../schemaRule.ts';

const AT_QUESTION = 'Write what its parts say at the question itself, e.g. "$ref" beside "title", and remove "allOf".';

export const conditionsInGroups = schemaRule('groups', function* (group) {
  for (const { key, schema, narrows } of groupQuestions(group)) {
    const parts = [[schema, narrows], ...(schema.items ? [[schema.items, narrows?.items] as const] : [])] as const;
    for (const [question, declared] of parts) {
      if (isGroupSchema({ ...declared, ...question })) continue;
      const keyword = (['if', 'then', 'else', 'allOf'] as const).find((word) => word in question);
      if (!keyword) continue;
      yield {
        in: question,
        at: `/${keyword}`,
        problem: `"${keyword}" is set on the single question "${key}".`,
        repair: repairOf(question, keyword),
      };
    }
  }
});

/** The repair of a keyword of groups at a single question. An `if` without `then` and `else` is read as a condition for asking this question, as form builders write it. */
function repairOf(question: Schema, keyword: string): string {
  if (keyword === 'allOf' && !hasConditions(question)) return AT_QUESTION;
  const isAlone = keyword === 'if' && question.then === undefined && question.else === undefined;
  return isAlone ? repairOfCondition(question.if) : 'Move it to the group around the question.';
}

function hasConditions({ allOf = [] }: Schema): boolean {
  return allOf.some((part) => part.if !== undefined || part.then !== undefined || part.else !== undefined);
}
