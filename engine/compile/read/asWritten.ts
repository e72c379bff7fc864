// Findings in the words and at the places of the file, where reading has given something another keyword.
import { formatPointer, isRecord, parsePointer } from '../../core/index.ts';
import { DefinitionError, type Place } from '../errors/definitionError.ts';
import { SPELLED_COMPARISONS } from '../schema/comparisons.ts';
import type { Definition } from './definition.ts';
import { readJsonFile } from './jsonFile.ts';

/** The finding at the place where it is written, in the keywords that are used there; itself where reading changed nothing. */
export function asWritten(definition: Definition, finding: DefinitionError): DefinitionError {
  const { code, place, problem, repair } = finding;
  if (namedAnswersAt(definition, place)) {
    const words = { problem: inProperties(problem), repair: inProperties(repair) };
    const isThere = definition.written(place) !== undefined;
    return new DefinitionError(code, { ...finding, ...words, place: isThere ? place : limitAsWritten(place) });
  }
  const written = placeAsWritten(definition, place);
  return written === place ? finding : new DefinitionError(code, { ...finding, place: written });
}

/** True for the place of a group whose answers visitors name (`additionalProperties`), or of a keyword of such a group. It is read as a list, and its `minProperties` as `minItems`. */
function namedAnswersAt(definition: Definition, place: Place): boolean {
  const holder = { ...place, pointer: place.pointer.replace(/\/(?:minItems|maxItems)$/, '') };
  const written = definition.written(holder);
  return isRecord(written) && 'additionalProperties' in written && !('items' in written);
}

function limitAsWritten(place: Place): Place {
  const pointer = place.pointer.replace(/(?<=\/m(?:in|ax))Items$/, 'Properties');
  return pointer === place.pointer ? place : readJsonFile(place.file).place(pointer);
}

function inProperties(words: string): string {
  return words.replaceAll(/"(min|max)Items"/g, '"$1Properties"');
}

/** Where something is written that reading has given another keyword. Any other place itself. */
function placeAsWritten(definition: Definition, place: Place): Place {
  if (definition.written(place) !== undefined) return place;
  return (
    comparisonAsWritten(definition, place) ??
    optionAsWritten(definition, place) ??
    conditionAsWritten(definition, place) ??
    place
  );
}

/** The place of a case or a dependency that is read as a condition: the file has no `if` there. */
function conditionAsWritten(definition: Definition, place: Place): Place | undefined {
  const around = { ...place, pointer: place.pointer.replace(/\/if$/, '') };
  const isMade = around.pointer !== place.pointer && isRecord(definition.written(around));
  return isMade ? readJsonFile(place.file).place(around.pointer) : undefined;
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
