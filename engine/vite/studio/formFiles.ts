// The files that a form is made of, and nothing else below or beside the folder of forms: a name that somebody sends is looked
// up in this list, never joined to a path.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { listForms } from '../../compile/index.ts';
import { languages } from '../../core/index.ts';

/** Written by the check command only. */
const PUBLISHED = 'published.json';
const REFERENCE = /"\$ref"\s*:\s*"(\.\.\/[^"#]+\.json)/g;

/** Names of the form's own files, form.json first, then of the lists in use and their words. They need not be JSON. */
export function formFiles(root: string, id: string): readonly string[] {
  const own = readdirSync(path.join(root, id)).filter((name) => name.endsWith('.json') && name !== PUBLISHED);
  const isForm = (name: string) => Number(name === 'form.json');
  const names = own.sort((one, other) => isForm(other) - isForm(one) || (one < other ? -1 : 1));
  const files = names.map((name) => `${id}/${name}`);
  const lists = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(REFERENCE)].map(([, reference = '']) =>
      path.posix.join(id, reference),
    ),
  );
  const words = lists.flatMap((list) => languages.map((language) => `${path.posix.dirname(list)}/${language}.json`));
  return [...files, ...[...new Set([...lists, ...words])].sort().filter((name) => isWithin(root, name))];
}

/** The file of this name, if it is one of a form's. */
export function knownFile(root: string, name: string): string | undefined {
  const isKnown = listForms(root).some((id) => formFiles(root, id).includes(name));
  return isKnown && isWithin(root, name) ? path.join(root, name) : undefined;
}

/** A link that leads elsewhere is not within, nor what does not exist. */
function isWithin(root: string, name: string): boolean {
  const file = path.join(root, name);
  return existsSync(file) && realpathSync(file) === path.join(realpathSync(root), name);
}
