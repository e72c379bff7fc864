// A question without a title would be shown by its field name. A branch that narrows a question need not repeat the title.
import { isGroupSchema } from '../../../core/index.ts';
import { groupQuestions } from '../../schema/groupQuestions.ts';
import { isAskedElsewhere } from '../isAskedElsewhere.ts';
import { schemaRule } from '../schemaRule.ts';

export const questionsHaveTitles = schemaRule('groups', function* (group) {
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows } = question;
    if (isAskedElsewhere(group, question)) continue;
    if (schema.title?.trim() || (narrows && schema.title === undefined) || isGroupSchema(schema)) continue;
    const problem = `The question "${key}" has no title.`;
    yield { in: schema, problem, repair: 'Add "title", the words above the field.' };
  }
});
