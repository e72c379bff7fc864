// By JSON Schema an optional group may be absent with everything in it. The wizard always shows its questions and insists on the
// required ones, so a group with required questions has to be required as well.
import { isGroupSchema } from '../../../core/index.ts';
import { neededOneOf } from '../../normalise/oneNeeded.ts';
import { groupQuestions, requiresBeside } from '../../schema/groupQuestions.ts';
import { firstRequired } from '../../schema/questions.ts';
import { schemaRule } from '../schemaRule.ts';

export const groupsRequired = schemaRule('groups', function* (group) {
  // Groups of which one is needed: the rule `keywords` says how that is asked.
  const needed = (neededOneOf({ ...group }) ?? []).flat();
  for (const question of groupQuestions(group)) {
    const { key, schema, narrows } = question;
    if (narrows || needed.includes(key) || !isGroupSchema(schema) || requiresBeside(group, question)) continue;
    const required = firstRequired(schema);
    if (required === undefined) continue;
    yield {
      in: schema,
      problem: `The group "${key}" may be left out, but "${required}" in it has to be answered.`,
      repair: `Add "${key}" to "required"; or ask first whether there is one, and put the group under "then".`,
    };
  }
});
