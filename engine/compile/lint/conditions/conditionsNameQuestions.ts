// A condition looks at questions of its own group; a name that no question has makes it hold never.
import { toName } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questionAt.ts';
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
        problem: `The condition looks at "${toName(path)}", which is no question of this group.`,
        repair: `Correct the name.${didYouMean(String(path.at(-1)), known)}`,
      };
    }
  }
});
