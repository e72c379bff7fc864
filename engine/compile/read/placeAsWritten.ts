import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import type { Place } from '../errors/definitionError.ts';
import { SPELLED_COMPARISONS } from '../normalise/foreignSpellings.ts';
import { readJsonFile } from './jsonFile.ts';
import type { Definition } from './readDefinition.ts';

/** Where something is written that reading has given another keyword. Any other place itself. */
export function placeAsWritten(definition: Definition, place: Place): Place {
  if (definition.written(place) !== undefined) return place;
  return comparisonAsWritten(definition, place) ?? optionAsWritten(definition, place) ?? place;
}

/** A comparison of a question, which may be written as a limit: `"formatMinimum": { "$data": "1/from" }` is read as `atLeast`. */
function comparisonAsWritten(definition: Definition, place: Place): Place | undefined {
  const keys = parsePointer(place.pointer);
  const at = keys.findLastIndex((key) => Object.values<string>(SPELLED_COMPARISONS).includes(key));
  const question = at < 0 ? undefined : definition.written({ ...place, pointer: formatPointer(keys.slice(0, at)) });
  if (!isRecord(question)) return undefined;
  const spelled = Object.entries(SPELLED_COMPARISONS).find(([one, own]) => own === keys[at] && isRecord(question[one]));
  return spelled && readJsonFile(place.file).place(formatPointer(keys.with(at, spelled[0])));
}

/** The options of a question that reading has made `enum` and `enumNames` of: constants with titles, in `oneOf` or `anyOf`. */
function optionAsWritten(definition: Definition, place: Place): Place | undefined {
  const keys = parsePointer(place.pointer);
  const at = keys.findLastIndex((key) => key === 'enum' || key === 'enumNames');
  if (at < 0 || keys.length - at > 2) return undefined;
  const question = definition.written({ ...place, pointer: formatPointer(keys.slice(0, at)) });
  if (!isRecord(question)) return undefined;
  const list = ['oneOf', 'anyOf'].find((keyword) => Array.isArray(question[keyword]));
  if (list === undefined) return undefined;
  const [, index] = keys.slice(at);
  const option = index === undefined ? undefined : (question[list] as readonly unknown[])[Number(index)];
  const value = isRecord(option) && 'const' in option ? 'const' : 'enum';
  const below = option === undefined ? [] : [Number(index), keys[at] === 'enumNames' ? 'title' : value];
  return readJsonFile(place.file).place(formatPointer([...keys.slice(0, at), list, ...below]));
}
