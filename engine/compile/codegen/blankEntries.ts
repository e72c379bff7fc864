// A list that is being filled in may have blank entries, which are `undefined` in the browser until they are answered. To ajv `undefined`
// is valid by most keywords (`minimum` is about numbers only), so that `contains` would find a blank entry; `matches` of core finds none.
import type { Schema } from '../../core/index.ts';
import { mapSchemas } from '../schema/mapSchemas.ts';

/** Every type that an answer has. */
const ANSWERED = ['string', 'number', 'boolean', 'array', 'object'] as const;

/** The schema in which no `contains` of a condition finds a blank entry. */
export function withoutBlankEntries(schema: Schema): Schema {
  return mapSchemas(schema, (one: Schema) => (one.if ? { ...one, if: inCondition(one.if) } : one));
}

/** A condition for ajv, which takes several types. */
function inCondition(condition: Schema): object {
  const { contains, properties, not, allOf, anyOf } = condition;
  return {
    ...condition,
    ...(contains && { contains: { ...inCondition(contains), type: ANSWERED } }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, test]) => [key, inCondition(test)])),
    }),
    ...(not && { not: inCondition(not) }),
    ...(allOf && { allOf: allOf.map(inCondition) }),
    ...(anyOf && { anyOf: anyOf.map(inCondition) }),
  };
}
