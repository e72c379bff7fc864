// Reports `properties` beside a `$ref`: as any key there they take the place of those in the part that the `$ref` leads to, whose questions are then not asked.
import { isRecord, recordOf } from '../../core/index.ts';
import { subschemas } from '../schema/subschemas.ts';
import type { Rule } from './rule.ts';

export const questionsReplaced: Rule = function* ({ steps, inheritedBy, placeOf, placeWithin, written }) {
  for (const { schema: step, schemaPlace } of steps) {
    for (const schema of subschemas(step)) {
      const { from, own } = inheritedBy(schema) ?? {};
      const lost = own?.has('properties') ? namesLost(recordOf(from).properties, schema.properties) : [];
      const place = placeOf(schema, schemaPlace);
      const { $ref, properties, required, errorMessage, allOf = [], ...others } = recordOf(written(place));
      if (lost.length === 0 || $ref === undefined) continue;
      const part = Object.fromEntries(
        Object.entries({ properties, required, errorMessage }).filter(([, value]) => value !== undefined),
      );
      const names = lost.map((name) => `"${name}"`).join(', ');
      const problem = `"properties" beside "$ref" stands in the place of what it leads to: ${names} ${lost.length === 1 ? 'is' : 'are'} not asked.`;
      const repair = `Write "type": "object" and "allOf": [{ "$ref": ${JSON.stringify($ref)} }, { "properties": { ... } }] for both; for these alone remove "$ref".`;
      const both = { ...others, type: 'object', allOf: [{ $ref }, part, ...[allOf].flat()] };
      yield {
        place: placeWithin(schema, '/properties', schemaPlace),
        problem,
        repair,
        meant: { values: { [place.pointer]: both }, isLikely: true },
      };
    }
  }
};

function namesLost(there: unknown, here: unknown): readonly string[] {
  return isRecord(there) ? Object.keys(there).filter((name) => !Object.hasOwn(recordOf(here), name)) : [];
}
