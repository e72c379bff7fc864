import path from 'node:path';
import { DefinitionError } from '../errors/definitionError.ts';
import { didYouMean } from '../errors/didYouMean.ts';
import { siblingFiles } from './jsonFile.ts';

/**
 * The finding of a missing file of a step, with a repair that proposes a file of a similar name, but never one that belongs to another step. Any other finding is
 * returned as it is.
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

/** The two files of a step have its id as their name, followed by one of these. */
const ENDINGS: readonly string[] = ['.schema.json', '.ui.json'];
