import { existsSync } from 'node:fs';
import path from 'node:path';
import { formatPointer, parsePointer, recordOf } from '../../core/index.ts';
import { didYouMean, perhaps } from '../errors/didYouMean.ts';
import { foldersIn } from './filesBelow.ts';
import { siblingFiles } from './jsonFile.ts';

/** Where a `$ref` in `file` leads to: a JSON Pointer in a JSON file that exists; or what is wrong with it. */
export function targetOf(
  $ref: unknown,
  file: string,
): { readonly file: string; readonly pointer: string } | { readonly problem: string; readonly repair: string } {
  if (typeof $ref !== 'string') {
    const problem = `"$ref" is ${JSON.stringify($ref)}, but must be a text.`;
    return { problem, repair: 'Write where the part stands, e.g. "#/$defs/name", or remove it.' };
  }
  const [relative = '', pointer = ''] = $ref.split('#');
  if (!relative) {
    if (!pointer || pointer.startsWith('/')) return { file, pointer };
    const problem = `"${$ref}" names an anchor, which is not looked for.`;
    const repair = `Write the part under "$defs": { "${pointer}": ... }, and refer to it by "$ref": "#/$defs/${pointer}".`;
    return { problem, repair };
  }
  if (/^[a-z][a-z\d+.-]+:/i.test(relative)) {
    const name = path.posix.basename(relative).replace(/\W.*$/, '') || 'part';
    return {
      problem: `"${$ref}" is an address, and nothing is fetched: a reference leads to a file of the project.`,
      repair: `Save what stands there as such a file, and write its name relative to this one, e.g. "../lists/${name}.json".`,
    };
  }
  if (/^(?:\$defs|definitions|properties)\//.test(relative)) {
    const problem = `"${$ref}" names a file: a part of this one begins with "#/".`;
    return { problem, repair: `Write "$ref": "#/${relative}".` };
  }
  if (!relative.endsWith('.json')) {
    const problem = `"${$ref}" does not name a JSON file.`;
    return { problem, repair: 'Write the file name relative to this file, e.g. "../lists/grade.json".' };
  }
  if (file.endsWith('.ui.json') && !relative.endsWith('.ui.json')) {
    const problem = `"${$ref}" is no ui file, and this one says only how questions are drawn.`;
    return { problem, repair: 'Remove it: what is asked stands in the schema.' };
  }
  const above = path.resolve(path.dirname(file), '..', relative);
  if (existsSync(above) && !existsSync(path.resolve(path.dirname(file), relative))) {
    const problem = `"${$ref}" is in the folder around this one.`;
    return { problem, repair: `Write "$ref": "../${$ref}".` };
  }
  const target = path.resolve(path.dirname(file), relative);
  if (existsSync(target)) return { file: target, pointer };
  const near =
    didYouMean(path.basename(target), siblingFiles(target)) || perhaps(besideForm(file, path.basename(target)));
  return {
    problem: `"${$ref}" names a file that does not exist.`,
    repair: `Correct the name, or add the file.${near}`,
  };
}

/** The path, relative to a form's file, of the file of that name in a folder beside the form; undefined if no such folder has one, or several have. */
function besideForm(file: string, name: string): string | undefined {
  const around = path.resolve(path.dirname(file), '..');
  const found = foldersIn(around).filter((folder) => existsSync(path.join(around, folder, name)));
  return found.length === 1 ? `../${found[0]}/${name}` : undefined;
}

/**
 * The repair of a `$ref` to a file in which nothing stands at its JSON Pointer: the part of that name, or of a similar one, under `$defs` or `definitions`.
 * In a ui file, whose keys are names of questions, the entry of that name or of a similar one.
 * @param inFile the file that the `$ref` leads to
 * @param whole what that file holds
 */
export function repairOfPart($ref: unknown, inFile: string, whole: unknown): string {
  const [file = '', pointer = ''] = String($ref).split('#');
  if (inFile.endsWith('.ui.json')) {
    const names = Object.keys(recordOf(whole)).filter((name) => !/^(?:ui:|\$)/.test(name));
    const near = didYouMean(parsePointer(pointer).at(-1) ?? '', names);
    return `Write the place of an entry that is there, e.g. "#/family/head", or remove it.${near}`;
  }
  const refs = ['$defs', 'definitions'].flatMap((holder) =>
    Object.entries(recordOf(recordOf(whole)[holder])).flatMap(([name, part]) =>
      // A null counts as nothing.
      part === null ? [] : [[name, `${file}#${formatPointer([holder, name])}`] as const],
    ),
  );
  const name = parsePointer(pointer).at(-1) ?? '';
  const nearest = didYouMean(name, new Set(refs.map(([known]) => known)));
  const [, meant] =
    refs.find(([known]) => known === name) ?? refs.find(([known]) => nearest.includes(`"${known}"`)) ?? [];
  if (meant !== undefined) return `Perhaps "${meant}" was meant.`;
  const known = refs.map(([, ref]) => `"${ref}"`).join(', ');
  return known
    ? `Write the name of a part that is there: ${known}.`
    : `Write the part under "$defs": { "${name || 'part'}": ... }, and refer to it by "${file}#${formatPointer(['$defs', name || 'part'])}".`;
}
