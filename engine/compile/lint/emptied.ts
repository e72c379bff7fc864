import { formatPointer, getIn, parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { readJsonFile } from '../read/jsonFile.ts';

/**
 * The place that has to be removed so that the part at `place` goes and no empty object or list stays: its own, or that of the outermost object or list
 * around it of which every member goes.
 * @param removed JSON Pointers of everything that is to be removed from this file, the part itself among them
 * @param levels how many objects or lists around the part may go with it
 */
export function withEmptied(place: Place, removed: ReadonlySet<string>, levels: number): Place {
  const json = readJsonFile(place.file);
  const above = parsePointer(place.pointer).slice(0, -1);
  const inside = Object.keys(Object(getIn(json.value, above))).map((key) => formatPointer([...above, key]));
  if (levels === 0 || !inside.every((pointer) => removed.has(pointer))) return place;
  const holder = formatPointer(above);
  return withEmptied(json.place(holder), new Set([...removed, holder]), levels - 1);
}
