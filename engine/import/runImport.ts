// `npm run forms:import -- file ... [--to forms/NAME]`: makes the folder of a form from files of other makers, and says what of them
// is in it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { idOf } from './draft/words.ts';
import { importForm } from './importForm.ts';

const USE = 'Name what is to be imported: npm run forms:import -- file.json [ui.json] (or file.xlsx) --to forms/name';

/** @returns the exit code: 1 if no folder was made, or one in which more than the translations is left to do */
export async function runImport(args: readonly string[], print: (line: string) => void): Promise<number> {
  const at = args.indexOf('--to');
  const files = at >= 0 ? args.toSpliced(at, 2) : args;
  const [first] = files;
  const missing = files.find((file) => !existsSync(file));
  if (first === undefined || missing !== undefined || (at >= 0 && args[at + 1] === undefined)) {
    print(missing === undefined ? USE : `There is no file ${missing}. ${USE}`);
    return 1;
  }
  const name = idOf(path.basename(first).replace(/(?:[.-]?schema)?\.\w+$/i, ''));
  const to = path.resolve(at >= 0 ? (args[at + 1] ?? '') : path.join('forms', name));
  if (existsSync(to)) {
    print(`There is a folder ${path.relative('', to)} already; name another one by --to.`);
    return 1;
  }
  return importForm(files, to, print);
}
