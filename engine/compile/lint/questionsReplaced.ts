// Reports keywords beside a `$ref` that say what is asked: as any key there they take the place of those in the part that the `$ref` leads to, whose questions are then not
// asked, or need not be answered. By JSON Schema both would hold. A title, a limit or a message beside a `$ref` is meant to take the place of the other.
import { isDeepStrictEqual } from 'node:util';
import { isRecord, recordOf, type Schema } from '../../core/index.ts';
import type { Finding, Place } from '../errors/definitionError.ts';
import { DEPENDENCIES } from '../schema/positions.ts';
import { subschemas } from '../schema/subschemas.ts';
import type { Rule } from './rule.ts';

const OF_CONDITION: readonly string[] = ['if', 'then', 'else'];

/** Keywords that say what else a group asks. Those of one line are read as the same keyword, so each of them takes the place of the others. */
const FAMILIES: readonly (readonly string[])[] = [OF_CONDITION, ['allOf', ...DEPENDENCIES], ['oneOf', 'anyOf']];

export const questionsReplaced: Rule = function* ({ steps, inheritedBy, placeOf, placeWithin, written }) {
  for (const { schema: step, schemaPlace } of steps) {
    for (const schema of subschemas(step)) {
      const { from, own } = inheritedBy(schema) ?? {};
      const place = placeOf(schema, schemaPlace);
      const part = recordOf(written(place));
      if (!own || part.$ref === undefined) continue;
      const placeAt = (pointer: string) => placeWithin(schema, pointer, schemaPlace);
      const lost = own.has('properties') ? namesLost(recordOf(from).properties, schema.properties) : [];
      if (lost.length > 0) yield ofQuestions(lost, part, place, placeAt('/properties'));
      else if (own.has('required')) yield* ofRequired(from, schema, placeAt('/required'));
      // Reading has written dependencies as conditions.
      const there = { ...recordOf(written(placeOf(from ?? {}, schemaPlace))), ...recordOf(from) };
      for (const family of lost.length > 0 ? [] : FAMILIES) {
        const keyword = family.find((one) => one in part && (!OF_CONDITION.includes(one) || one in there));
        const other = keyword !== undefined && keyword in there ? keyword : family.find((one) => one in there);
        if (keyword === undefined || other === undefined) continue;
        if (keyword === other && isDeepStrictEqual(there[other], part[keyword])) continue;
        const problem = `"${keyword}" beside "$ref" stands in the place of "${other}" in what it leads to, which has no effect here.`;
        const repair = `Write "type": "object" and "allOf": [{ "$ref": ${JSON.stringify(part.$ref)} }, { "${keyword}": ... }] for both; for this one alone refer to a part without "${other}".`;
        yield { place: placeAt(`/${keyword}`), problem, repair };
      }
    }
  }
};

function ofQuestions(
  lost: readonly string[],
  written: Readonly<Record<string, unknown>>,
  at: Place,
  place: Place,
): Finding {
  const { $ref, properties, required, errorMessage, allOf = [], ...others } = written;
  const part = Object.fromEntries(
    Object.entries({ properties, required, errorMessage }).filter(([, value]) => value !== undefined),
  );
  const problem = `"properties" beside "$ref" stands in the place of what it leads to: ${inWords(lost)} ${lost.length === 1 ? 'is' : 'are'} not asked.`;
  const repair = `Write "type": "object" and "allOf": [{ "$ref": ${JSON.stringify($ref)} }, { "properties": { ... } }] for both; for these alone remove "$ref".`;
  const both = { ...others, type: 'object', allOf: [{ $ref }, part, ...[allOf].flat()] };
  return { place, problem, repair, meant: { values: { [at.pointer]: both }, isLikely: true } };
}

/** Names that are required in what the `$ref` leads to, and not here. */
function* ofRequired(from: unknown, { required = [] }: Schema, place: Place): Generator<Finding> {
  const { required: there } = recordOf(from);
  const lost = (Array.isArray(there) ? there : []).filter((name) => !required.includes(name));
  if (lost.length === 0) return;
  const problem = `"required" beside "$ref" stands in the place of the one that it leads to: ${inWords(lost)} need not be answered here.`;
  const repair = `Write "required": ${JSON.stringify([...lost, ...required])}, with their messages; or refer to a part that does not require ${inWords(lost)}.`;
  yield { place, problem, repair };
}

function namesLost(there: unknown, here: unknown): readonly string[] {
  return isRecord(there) ? Object.keys(there).filter((name) => !Object.hasOwn(recordOf(here), name)) : [];
}

function inWords(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
