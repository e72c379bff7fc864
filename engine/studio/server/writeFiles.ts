// Writes the files of a plan, all or none: not where another program has changed one since the plan read it, nor anything that is
// not JSON. What was written when a later file fails is put back.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { parseJsonFile } from '../../compile/index.ts';
import { putFile } from '../actions/putFile.ts';
import type { FileChange, WriteAnswer, WriteRequest } from '../protocol/actions.ts';

/** `contact/form.json`, `contact/examples/refused/no-name.json`, `lists/grade.json`. */
const NAME = /^[a-z][a-z0-9-]*\/(?:examples\/(?:refused\/)?)?[A-Za-z0-9][A-Za-z0-9._-]*\.json$/;

/** `../site/facts.json`, `../site/content/about/History.json`. */
const SITE_NAME =
  /^\.\.\/site\/(?:(?:addresses|facts|factExceptions|pages|translated)\.json|content\/(?:[a-z][a-z0-9-]*\/)*[A-Za-z0-9][A-Za-z0-9_-]*\.json)$/;

/** Writes the files, or names those that another program has changed. Throws on a file that no form can have. */
export function writeFiles(root: string, { files }: WriteRequest): WriteAnswer {
  for (const { name, after } of files) {
    if (!(NAME.test(name) || SITE_NAME.test(name)) || !isWithin(root, name))
      throw new Error(`${name} is not a file of a form.`);
    if (after !== null) parseJsonFile(path.join(root, name), after);
  }
  const changed = files.filter(({ name, before }) => presentText(root, name) !== before);
  if (changed.length > 0) return { kind: 'conflict', files: changed.map(({ name }) => name) };
  const written: FileChange[] = [];
  try {
    for (const file of files) {
      written.push(file);
      putFile(root, path.join(root, file.name), file.after);
    }
  } catch (error) {
    // The file that failed may be as it was, and would fail again.
    for (const { name, before } of written)
      if (presentText(root, name) !== before) putFile(root, path.join(root, name), before);
    throw error;
  }
  return { kind: 'written' };
}

function presentText(root: string, name: string): string | null {
  const file = path.join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** False if the file, or the nearest folder of it that exists, is reached by a symbolic link. */
function isWithin(root: string, name: string): boolean {
  let file = path.join(root, name);
  while (!existsSync(file)) file = path.dirname(file);
  return realpathSync(file) === path.join(realpathSync(root), path.relative(root, file));
}
