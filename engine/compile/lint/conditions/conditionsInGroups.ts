// `resolve` evaluates conditions of groups only. On a single question the validator would apply a condition that the page does not
// show.
import { isGroupSchema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { schemaRule } from '../schemaRule.ts';

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
        repair: 'Move it to the group around the question.',
      };
    }
  }
});
