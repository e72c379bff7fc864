import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The files in a folder and in the folders below it, by their paths in it with `/`, sorted; none where there is no such folder. */
export function filesBelow(folder: string): readonly string[] {
  return [...namesBelow(folder)].sort();
}

/** The names of the folders in a folder, sorted; none where there is no such folder. */
export function foldersIn(folder: string): readonly string[] {
  return entriesIn(folder)
    .filter((entry) => leadsToFolder(folder, entry))
    .map(({ name }) => name)
    .sort();
}

export function isFolder(file: string): boolean {
  // `statSync` would throw where a file stands in the place of a folder around it.
  return existsSync(file) && statSync(file).isDirectory();
}

function* namesBelow(folder: string): Generator<string> {
  for (const entry of entriesIn(folder)) {
    const file = path.join(folder, entry.name);
    if (leadsToFolder(folder, entry)) for (const name of namesBelow(file)) yield `${entry.name}/${name}`;
    // A link may lead to nothing.
    else if (entry.isFile() || existsSync(file)) yield entry.name;
  }
}

/** Only of a link the file system has to be asked for more than its entry. */
function leadsToFolder(folder: string, entry: Dirent): boolean {
  return entry.isSymbolicLink() ? isFolder(path.join(folder, entry.name)) : entry.isDirectory();
}

function entriesIn(folder: string): readonly Dirent[] {
  return isFolder(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
}
