import { existsSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../errors/didYouMean.ts';
import { siblingFiles } from './jsonFile.ts';

/** Where a `$ref` in `file` leads to: a JSON Pointer in a JSON file that exists; or what is wrong with it. */
export function targetOf(
  $ref: string,
  file: string,
): { readonly file: string; readonly pointer: string } | { readonly problem: string; readonly repair: string } {
  const [relative = '', pointer = ''] = $ref.split('#');
  if (!relative) {
    if (!pointer || pointer.startsWith('/')) return { file, pointer };
    const problem = `"${$ref}" names an anchor, which is not looked for.`;
    const repair = `Write the part under "$defs": { "${pointer}": ... }, and refer to it by "$ref": "#/$defs/${pointer}".`;
    return { problem, repair };
  }
  if (!relative.endsWith('.json')) {
    const problem = `"${$ref}" does not name a JSON file.`;
    return { problem, repair: 'Write the file name relative to this file, e.g. "../lists/grade.json".' };
  }
  const target = path.resolve(path.dirname(file), relative);
  if (existsSync(target)) return { file: target, pointer };
  const near = didYouMean(path.basename(target), siblingFiles(target));
  return {
    problem: `"${$ref}" names a file that does not exist.`,
    repair: `Correct the name, or add the file.${near}`,
  };
}
