import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Draft } from '../building/draft/draft.ts';

/** The files on the disk, to be changed in memory. */
export function draftOfDisk(): Draft {
  return new Draft((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined), jsonFilesIn);
}

function jsonFilesIn(folder: string): readonly string[] {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => path.join(folder, name));
}
