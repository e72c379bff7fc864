// What stands at a place of a file, by the keys that lead there: a question may be called `examples`, `if` or `errorMessage`, so a
// key is a keyword only directly in a schema.

/** A schema; a map or list of schemas (`properties`, `allOf`); an office, its moves, one of them; anything else, conditions included. */
export type Position = 'schema' | 'schemas' | 'office' | 'moves' | 'move' | 'other';

/** Keywords that say, by a question's name, what is asked or required once it is answered. */
export const DEPENDENCIES = ['dependencies', 'dependentRequired', 'dependentSchemas'] as const;

const IN_SCHEMA: Readonly<Record<string, Position>> = {
  items: 'schema',
  propertyNames: 'schema',
  additionalProperties: 'schema',
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: 'schema',
  else: 'schema',
  not: 'schema',
  properties: 'schemas',
  $defs: 'schemas',
  definitions: 'schemas',
  dependencies: 'schemas',
  dependentSchemas: 'schemas',
  allOf: 'schemas',
  anyOf: 'schemas',
  oneOf: 'schemas',
};

/** The position of `key` in what stands at `position`. */
export function positionBelow(position: Position, key: string): Position {
  switch (position) {
    case 'schema':
      return Object.hasOwn(IN_SCHEMA, key) ? (IN_SCHEMA[key] ?? 'other') : 'other';
    case 'schemas':
      return 'schema';
    case 'office':
      return key === 'moves' ? 'moves' : 'other';
    case 'moves':
      return 'move';
    case 'move':
      return key === 'asks' ? 'schema' : 'other';
    default:
      return 'other';
  }
}

/** The keys of a schema from the first keyword on whose value is no schema and holds none: `errorMessage` and what is in it. */
export function belowSchemas(keys: readonly string[]): readonly string[] {
  const first = keys.findIndex((_, i) => keys.slice(0, i + 1).reduce<Position>(positionBelow, 'schema') === 'other');
  return first < 0 ? [] : keys.slice(first);
}
