// A condition refers to questions of its own group; on any other name it would never be true.
import { toName } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import { schemaRule } from '../schemaRule.ts';

export const conditionsNameQuestions = schemaRule('groups', function* (group) {
  const known = groupParts(group).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  for (const { schema } of groupParts(group)) {
    if (typeof schema.if !== 'object') continue;
    for (const { path } of fieldReferences(schema.if).values()) {
      if (questionAt(group, path)) continue;
      yield {
        in: schema,
        at: '/if',
        problem: `The condition refers to "${toName(path)}", which is not a question of this group.`,
        repair: `Correct the name.${didYouMean(String(path.at(-1)), known)}`,
      };
    }
  }
});
