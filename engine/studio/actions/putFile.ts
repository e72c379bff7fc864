import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file below `root`; with null removes it and the folders that are then empty. Throws what the file system throws. */
export function putFile(root: string, file: string, text: string | null): void {
  if (text !== null) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  rmSync(file, { force: true });
  for (let folder = path.dirname(file); folder !== root && isEmpty(folder); folder = path.dirname(folder))
    rmdirSync(folder);
}

function isEmpty(folder: string): boolean {
  return readdirSync(folder).length === 0;
}
