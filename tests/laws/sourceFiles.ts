import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The top folder of the checkout that contains this file. */
export const project = path.resolve(import.meta.dirname, '../..');

/**
 * Files under the given folders, relative to the project, `/` between the parts.
 * @param folders relative to the project
 * @param endings with the dot, e.g. `.ts`
 */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): string[] {
  return folders.flatMap((folder) => filesIn(folder)).filter((file) => endings.some((ending) => file.endsWith(ending)));
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesIn(place) : [place];
  });
}

export const scriptEndings = ['.ts', '.tsx', '.js', '.mjs'];
