import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { readJsonFile } from './jsonFile.ts';
import type { Definition } from './readDefinition.ts';

/**
 * Where the options of a question are written that reading has made `enum` and `enumNames` of: constants with titles, in `oneOf` or `anyOf`.
 * Any other place itself.
 */
export function placeAsWritten(definition: Definition, place: Place): Place {
  const keys = parsePointer(place.pointer);
  const at = keys.findLastIndex((key) => key === 'enum' || key === 'enumNames');
  if (at < 0 || keys.length - at > 2 || definition.written(place) !== undefined) return place;
  const question = definition.written({ ...place, pointer: formatPointer(keys.slice(0, at)) });
  if (!isRecord(question)) return place;
  const list = ['oneOf', 'anyOf'].find((keyword) => Array.isArray(question[keyword]));
  if (list === undefined) return place;
  const [, index] = keys.slice(at);
  const option = index === undefined ? undefined : (question[list] as readonly unknown[])[Number(index)];
  const value = isRecord(option) && 'const' in option ? 'const' : 'enum';
  const below = option === undefined ? [] : [Number(index), keys[at] === 'enumNames' ? 'title' : value];
  return readJsonFile(place.file).place(formatPointer([...keys.slice(0, at), list, ...below]));
}
