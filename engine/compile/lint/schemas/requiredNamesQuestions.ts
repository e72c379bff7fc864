// A name under `required` without a question would make the form impossible to submit.
import { didYouMean } from '../../errors/didYouMean.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import { schemaRule } from '../schemaRule.ts';

export const requiredNamesQuestions = schemaRule('groups', function* (group) {
  const known = groupParts(group).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  for (const { schema } of groupParts(group)) {
    for (const [i, key] of (schema.required ?? []).entries()) {
      if (questionAt(group, [key])) continue;
      yield {
        in: schema,
        at: `/required/${i}`,
        problem: `"${key}" is required, but there is no such question in this group.`,
        repair: `Correct the name, or take it out of "required".${didYouMean(key, known)}`,
      };
    }
  }
});
