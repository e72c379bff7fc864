import { formatPointer, getIn, parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { readJsonFile } from '../read/jsonFile.ts';

/**
 * What is removed of a file with the part at `place`: the part, or what holds it, if all that is written there is removed.
 * @param removed the JSON Pointers of all parts of the file that are removed
 * @param levels how many levels up what holds the part may be
 */
export function withEmptied(place: Place, removed: ReadonlySet<string>, levels: number): Place {
  const json = readJsonFile(place.file);
  const above = parsePointer(place.pointer).slice(0, -1);
  const inside = Object.keys(Object(getIn(json.value, above))).map((key) => formatPointer([...above, key]));
  if (levels === 0 || !inside.every((pointer) => removed.has(pointer))) return place;
  const holder = formatPointer(above);
  return withEmptied(json.place(holder), new Set([...removed, holder]), levels - 1);
}
