import path from 'node:path';
import { DefinitionError } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import { siblingFiles } from './jsonFile.ts';

/**
 * For a missing file of a step, the finding with a repair that proposes only a file that no other step has. Any other finding itself.
 * @param ids of the steps in form.json
 */
export function ofMissingFile(error: DefinitionError, folder: string, ids: readonly string[]): DefinitionError {
  const { code, place, problem } = error;
  const id = ids.find((one) => ENDINGS.some((ending) => place.file === path.join(folder, one + ending)));
  if (code !== 'fileReadable' || id === undefined) return error;
  const isTaken = (name: string) => ids.some((one) => ENDINGS.some((ending) => name === one + ending));
  const free = siblingFiles(place.file).filter((name) => !isTaken(name));
  const near = didYouMean(path.basename(place.file), free);
  const repair = `Add it, or correct the "id" of the step in form.json, or the name of the file.${near}`;
  return new DefinitionError(code, { place, problem, repair });
}

/** What follows the id of a step in the names of its files. */
const ENDINGS: readonly string[] = ['.schema.json', '.ui.json'];
