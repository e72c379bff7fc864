// `oneOf` and `anyOf` of groups that could not be rewritten as conditions, so that the rule `keywords` refuses them. The other rules do not see
// the questions in them, and would report e.g. each name in the ui file as unknown.
import { isRecord, type Schema } from '../../core/index.ts';
import type { Definition } from '../read/readDefinition.ts';
import type { WellShaped } from '../read/shapes/wellShaped.ts';
import { subschemas } from '../schema/subschemas.ts';

/** For each step with such alternatives, the names of the questions in them, and of the one that has them. */
export function refusedCases({ steps }: Definition): readonly WellShaped[] {
  return steps.flatMap((step) => {
    const names = [...subschemas(step.schema)].flatMap((schema) => [
      ...alternativesIn(schema).flatMap(namesIn),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => (alternativesIn(one).length > 0 ? name : [])),
    ]);
    const questions = [...new Set(names)].map((name) => ({ name, isHollow: true, loss: 'all' as const }));
    return questions.length > 0 ? [{ step, parts: [], ofStep: [], questions }] : [];
  });
}

/** Groups in a `oneOf` or `anyOf` that the reading has left. */
function alternativesIn(schema: Schema & { readonly oneOf?: unknown }): readonly object[] {
  const all = [schema.oneOf ?? [], schema.anyOf ?? []].flat();
  return all.filter((one) => isRecord(one) && isRecord(one.properties));
}

function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isRecord(part)) return [];
  const own = isRecord(part.properties) ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap(namesIn)];
}
