import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * The form that a person names at the command line, by its folder (`forms/trip`) or by its id in `formsFolder` (`trip`): the folder of forms
 * that holds it, absolute, and its id. Undefined if neither leads to a `form.json`.
 */
export function formAt(
  named: string,
  formsFolder: string,
): { readonly folder: string; readonly id: string } | undefined {
  const found = [path.resolve(named), path.resolve(formsFolder, named)].find((one) =>
    existsSync(path.join(one, 'form.json')),
  );
  return found === undefined ? undefined : { folder: path.dirname(found), id: path.basename(found) };
}
