// A folder becomes a form by its form.json. One that has steps but no such file was meant to be a form: without a word it would be
// missing from the site.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DefinitionError } from '../errors/definitionError.ts';
import { filesBeside } from './jsonFile.ts';

/** The folders of steps that are no forms. */
export function foldersWhole(formsFolder: string): readonly DefinitionError[] {
  return readdirSync(formsFolder).flatMap((name) => {
    const file = path.join(formsFolder, name, 'form.json');
    const beside = filesBeside(file);
    if (beside.includes('form.json') || !beside.some((one) => one.endsWith('.ui.json'))) return [];
    const problem = `The folder "${name}" has steps but no form.json.`;
    return new DefinitionError({ file, pointer: '' }, problem, 'Add it, or remove the folder.');
  });
}
