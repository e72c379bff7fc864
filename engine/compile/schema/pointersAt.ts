import { isRecord } from '../../core/index.ts';
import { type Position, positionBelow } from './positions.ts';

/** JSON Pointers, as lists of keys, of the schemas and conditions below a schema that `isWanted`; none below one that is. */
export function pointersAt(
  schema: unknown,
  isWanted: (keys: readonly string[]) => boolean,
  keys: readonly string[] = [],
  position: Position = 'schema',
): readonly (readonly string[])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isPart = position === 'schema' || keys.at(-1) === 'if';
  if (isPart && isWanted(keys)) return [keys];
  return Object.entries(schema).flatMap(([key, part]) => {
    const below = positionBelow(position, key);
    const isCondition = position === 'schema' && key === 'if' && isRecord(part);
    return below === 'other' && !isCondition ? [] : pointersAt(part, isWanted, [...keys, key], below);
  });
}
