import path from 'node:path';
import { DefinitionError, type Meant } from '../errors/definitionError.ts';
import { nearest, perhaps } from '../errors/didYouMean.ts';
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
  const ending = ENDINGS.find((one) => place.file.endsWith(one)) ?? '';
  const stems = free.flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []));
  // Of two short names with the same ending most letters are the same, so only what stands before it is compared.
  const stem = nearest(id, stems);
  const near = stem === undefined ? undefined : stem + ending;
  const repair = `Add it, or correct the "id" of the step in form.json, or the name of the file.${perhaps(near)}`;
  const meant = near === undefined ? undefined : stepMeant(near, id, ids, path.join(folder, 'form.json'));
  return new DefinitionError(code, { place, problem, repair, meant });
}

/** The step as that of the file, if its other file has the same name: then it is the id that is wrong. */
function stepMeant(file: string, id: string, ids: readonly string[], form: string): Meant | undefined {
  const [ending, other] = [...ENDINGS].sort((one) => (file.endsWith(one) ? -1 : 1));
  const name = file.slice(0, -String(ending).length);
  if (!siblingFiles(form).includes(name + other)) return undefined;
  return { file: form, values: { [`/steps/${ids.indexOf(id)}/id`]: name }, isLikely: true };
}

/** The two files of a step have its id as their name, followed by one of these. */
const ENDINGS: readonly string[] = ['.schema.json', '.ui.json'];
