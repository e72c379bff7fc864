import { isRecord, type Schema } from '../../../core/index.ts';
import type { DefinitionError, Place } from '../../errors/definitionError.ts';
import { type Position, positionBelow } from '../../schema/positions.ts';
import type { Definition } from '../definition.ts';

/** A part of a schema whose `$ref` leads nowhere. What it leads to is missing there; keywords beside it are not. */
export interface DanglingRef {
  /** The keys that lead to the part in the schema of its step, with references followed. */
  readonly keys: readonly string[];
  /** The part in its file, or only its `$ref` if there are keywords beside that. */
  readonly place: Place;
  /**
   * True for a part under `$defs`, which asks nothing by itself. For each `$ref` that leads to the definition, the list has a further entry, with the keys of that `$ref`'s place and false
   * here.
   */
  readonly isDefinition: boolean;
}

/** Each part of the schema that has a `$ref` among those that could not be followed (`broken`). */
export function danglingRefs(
  schema: Schema,
  broken: readonly DefinitionError[],
  placeOf: Definition['placeOf'],
): readonly DanglingRef[] {
  const isBroken = ({ file, pointer }: Place) =>
    broken.some(({ place }) => place.file === file && [`${pointer}/$ref`, `${pointer}/levels`].includes(place.pointer));
  const search = (part: unknown, keys: readonly string[], position: Position, isDefinition: boolean): DanglingRef[] => {
    if (typeof part !== 'object' || part === null) return [];
    const below = Object.entries(part).flatMap(([key, value]) => {
      const isDefined = isDefinition || (position === 'schema' && DEFINITIONS.includes(key));
      return search(value, [...keys, key], positionBelow(position, key), isDefined);
    });
    const at = placeOf(part, NOWHERE);
    if (!isRecord(part) || !isBroken(at)) return below;
    const isAlone = Object.keys(part).length === 0 && keys.length > 0;
    const place = isAlone ? at : { ...at, pointer: `${at.pointer}/$ref` };
    return [{ keys, place, isDefinition }, ...below];
  };
  return search(schema, [], 'schema', false);
}

const DEFINITIONS: readonly string[] = ['$defs', 'definitions'];

const NOWHERE: Place = { file: '', pointer: '' };
