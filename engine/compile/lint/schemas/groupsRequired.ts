// By JSON Schema a group that is not required may be absent, with everything in it; on the page its questions stand there
// from the start, and those that are required have to be answered. Both must say the same.
import { isGroupSchema } from '../../../core/index.ts';
import { demands } from '../../schema/demands.ts';
import { groupQuestions, requiresBeside } from '../../schema/groupQuestions.ts';
import { schemaRule } from '../schemaRule.ts';

export const groupsRequired = schemaRule('groups', function* (group) {
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows } = question;
    if (narrows || !isGroupSchema(schema) || requiresBeside(group, question)) continue;
    const demanded = demands(schema);
    if (demanded === undefined) continue;
    yield {
      in: schema,
      problem: `The group "${key}" may be left out, but "${demanded}" in it has to be answered.`,
      repair: `Add "${key}" to "required"; or ask first whether there is one, and put the group under "then".`,
    };
  }
});
