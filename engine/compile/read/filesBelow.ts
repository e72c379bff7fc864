import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder and in the folders below it, by their paths in it with `/`, sorted; none where there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  return namesIn(folder, true)
    .filter((name) => existsSync(path.join(folder, name)) && !isFolder(path.join(folder, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** The names of the folders in a folder, sorted; none where there is no such folder. */
export function foldersIn(folder: string): readonly string[] {
  return namesIn(folder, false)
    .filter((name) => isFolder(path.join(folder, name)))
    .sort();
}

export function isFolder(file: string): boolean {
  // `statSync` would throw where a file stands in the place of a folder around it.
  return existsSync(file) && statSync(file).isDirectory();
}

function namesIn(folder: string, recursive: boolean): readonly string[] {
  return isFolder(folder) ? readdirSync(folder, { recursive, encoding: 'utf8' }) : [];
}
