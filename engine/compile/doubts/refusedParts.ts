// Questions that the other rules do not see, because the rule `keywords` refuses what they stand in: `oneOf`, `anyOf` and
// dependencies of groups that could not be rewritten as conditions. The other rules would report e.g. each of their names in the ui file as unknown.
import { isRecord, recordOf, type Schema } from '../../core/index.ts';
import type { Definition, DefinitionStep } from '../read/definition.ts';
import type { WellShaped } from '../read/shapes/wellShaped.ts';
import { DEPENDENCIES } from '../schema/positions.ts';
import { subschemas } from '../schema/subschemas.ts';

/** For each step with such parts: the names of the questions in them, and of the questions that they stand in. */
export function refusedParts({ steps }: Definition): readonly WellShaped[] {
  return steps.flatMap((step) => {
    const all = [...subschemas(step.schema)];
    const inside = all.flatMap(partsIn).flatMap(namesIn);
    const around = all.flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, one]) => (partsIn(one).length > 0 ? name : [])),
    );
    // All rules read the other questions of a group around such a part, so only findings at the group itself are in doubt.
    const questions = [...new Set([...inside, ...around])].map((name) => ({
      name,
      isHollow: inside.includes(name),
      loss: 'all' as const,
    }));
    return questions.length > 0 ? [{ step, parts: [], ofStep: [], questions }] : [];
  });
}

/**
 * A step for each such group, so that its questions can be judged one by one. Left out are questions without a `type`, which may be declared outside of the group, and conditions, which may
 * test questions outside of it.
 */
export function refusedGroups({ steps, placeAs }: Definition): readonly DefinitionStep[] {
  return steps.flatMap((step) =>
    [...subschemas(step.schema)].flatMap(partsIn).map((group) => {
      const { properties } = recordOf(group);
      const asked = Object.entries(recordOf(properties)).filter(
        ([, question]) => recordOf(question).type !== undefined,
      );
      const schema = { type: 'object', properties: Object.fromEntries(asked) } as Schema;
      placeAs(schema, group);
      const { whole: _, if: __, ...own } = step;
      return { ...own, schema };
    }),
  );
}

/** The groups in a `oneOf`, `anyOf` or dependency that could not be rewritten as conditions. */
function partsIn(schema: Schema & { readonly oneOf?: unknown }): readonly object[] {
  const dependent = DEPENDENCIES.flatMap((keyword) => Object.values(recordOf(recordOf(schema)[keyword])));
  const alternatives = [schema.oneOf ?? [], schema.anyOf ?? [], dependent].flat();
  return alternatives.filter((one) => isRecord(one) && isRecord(one.properties));
}

function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isRecord(part)) return [];
  const own = isRecord(part.properties) ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
