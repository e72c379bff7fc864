// One name in the place of a list of names, as draft-03 has it: `"dependentRequired": { "a": "b" }`. The reading understands it as the list,
// so that every other check runs; what is written is a finding, because editors and other validators refuse it.
import { formatPointer, isRecord } from '../../core/index.ts';
import { DefinitionError } from '../errors/definitionError.ts';
import { isOfficeFile, type JsonFile, readJsonFile, rootPosition } from '../read/jsonFile.ts';
import { type Position, positionBelow } from '../schema/positions.ts';

const OF_NAMES: readonly string[] = ['dependencies', 'dependentRequired'];

/** A finding for each such name in the files; questions of an office have no such keywords. */
export function namesWithoutList(files: readonly string[]): readonly DefinitionError[] {
  return files
    .filter((file) => file.endsWith('.json') && !isOfficeFile(file))
    .flatMap((file) => {
      const json = readJsonFile(file);
      return inside(json, json.value, '', rootPosition(file));
    });
}

function inside(json: JsonFile, part: unknown, pointer: string, position: Position): readonly DefinitionError[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, below]) => {
    const at = pointer + formatPointer([key]);
    const isOfNames = position === 'schema' && OF_NAMES.includes(key) && isRecord(below);
    const own = isOfNames ? Object.entries(below).flatMap(([name, one]) => findingOf(json, at, name, one)) : [];
    return [...own, ...inside(json, below, at, positionBelow(position, key))];
  });
}

function findingOf(json: JsonFile, holder: string, name: string, names: unknown): readonly DefinitionError[] {
  if (typeof names !== 'string') return [];
  const place = json.place(holder + formatPointer([name]));
  const problem = `"${name}" is the text ${JSON.stringify(names)}, but must be a list of names.`;
  const repair = `Write [${JSON.stringify(names)}].`;
  const mend = [{ file: place.file, pointer: place.pointer, value: [names] }];
  return [new DefinitionError('valuesValid', { place, problem, repair, mend })];
}
