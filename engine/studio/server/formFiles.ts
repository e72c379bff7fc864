// The files of a form. A name in a request is looked up in this list before it becomes a path, so that no other file below or
// beside the folder of forms can be read or written.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { listForms } from '../../compile/index.ts';
import { languages } from '../../core/index.ts';

/** Only `npm run check` writes them. */
const RECORDS = ['published.json', 'translated.json'];
const REFERENCE = /"\$ref"\s*:\s*"(\.\.\/[^"#]+\.json)/g;

/**
 * Names of the form's own files, form.json first, then of the lists that it refers to and their translations. Files that are not
 * valid JSON are included.
 */
export function formFiles(root: string, id: string): readonly string[] {
  const own = readdirSync(path.join(root, id)).filter((name) => name.endsWith('.json') && !RECORDS.includes(name));
  const isForm = (name: string) => Number(name === 'form.json');
  const names = own.sort((one, other) => isForm(other) - isForm(one) || (one < other ? -1 : 1));
  const files = names.map((name) => `${id}/${name}`);
  const lists = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(REFERENCE)].map(([, reference = '']) =>
      path.posix.join(id, reference),
    ),
  );
  const translations = lists.flatMap((list) =>
    languages.map((language) => `${path.posix.dirname(list)}/${language}.json`),
  );
  return [...files, ...[...new Set([...lists, ...translations])].sort().filter((name) => isWithin(root, name))];
}

/** The path of the file of this name; undefined if no form has it. */
export function knownFile(root: string, name: string): string | undefined {
  const isKnown = listForms(root).some((id) => formFiles(root, id).includes(name));
  return isKnown && isWithin(root, name) ? path.join(root, name) : undefined;
}

/** False for a symbolic link and for what does not exist. */
function isWithin(root: string, name: string): boolean {
  const file = path.join(root, name);
  return existsSync(file) && realpathSync(file) === path.join(realpathSync(root), name);
}
