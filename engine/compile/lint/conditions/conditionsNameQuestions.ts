// A condition refers to questions of its own group; on any other name it would never be true.
import { isGroupSchema, type Path, type Schema, toName } from '../../../core/index.ts';
import { didYouMean } from '../../errors/didYouMean.ts';
import { lastOf } from '../../foreign/comparedNames.ts';
import { isOutside } from '../../schema/acrossSteps.ts';
import { fieldReferences } from '../../schema/fieldReferences.ts';
import { groupParts } from '../../schema/groupParts.ts';
import { questionAt } from '../../schema/questions.ts';
import { schemaRule } from '../schemaRule.ts';

export const conditionsNameQuestions = schemaRule('groups', function* (group) {
  const known = groupParts(group).flatMap(({ schema }) => Object.keys(schema.properties ?? {}));
  for (const { schema } of groupParts(group)) {
    if (typeof schema.if !== 'object') continue;
    for (const { path } of fieldReferences(schema.if).values()) {
      // Of other steps: `conditionsAcrossSteps` looks at those.
      if (questionAt(group, path) || isOutside(String(path[0]))) continue;
      const meant = lastOf(String(path.at(-1)));
      yield {
        in: schema,
        at: '/if',
        problem: `The condition refers to "${toName(path)}", which is not a question of this group.`,
        repair:
          ofNoGroup(questionAt(group, path.slice(0, -1)), path) ??
          (known.includes(meant) ? `Write "${meant}".` : `Correct the name.${didYouMean(meant, known)}`),
      };
    }
  }
});

/** The repair of a test by "properties" of what is asked, and is no group. */
function ofNoGroup(around: Schema | undefined, path: Path): string | undefined {
  if (!around || isGroupSchema(around)) return undefined;
  if (around.items) return 'Test what is in the list, by "contains" in place of "properties".';
  return `Remove "properties" of "${path.at(-2)}": nothing is asked in it.`;
}
