// `npm run forms:check [folder] [-- --write]`: prints one line per finding, in the format that editors and terminals link:
// `file:line:column pointer: problem - repair [code]`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../core/index.ts';
import { checkForm } from './checkForm.ts';
import type { DefinitionError } from './errors/definitionError.ts';
import { writePublished } from './publish/published.ts';
import { checkFolder } from './read/checkFolder.ts';
import { listForms } from './read/readDefinition.ts';

/**
 * Checks a folder of forms, or the folder of one form; `--write` updates published.json of forms without other findings.
 * @returns the exit code: 1 if anything is wrong
 */
export function runCheck(args: readonly string[], print: (line: string) => void): number {
  const folder = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? 'forms');
  if (!existsSync(folder)) {
    print(`There is no folder ${folder}.`);
    return 1;
  }
  const isOne = existsSync(path.join(folder, 'form.json'));
  const root = isOne ? path.dirname(folder) : folder;
  const ids = isOne ? [path.basename(folder)] : listForms(folder);
  const findings = ids.flatMap((id) => (args.includes('--write') ? publish(root, id) : inAllLanguages(root, id)));
  const lines = [...new Set([...findings, ...(isOne ? [] : checkFolder(root))].map(lineOf))];
  for (const line of lines) print(line);
  print(
    `${ids.length} form${ids.length === 1 ? '' : 's'}, ${lines.length || 'no'} finding${lines.length === 1 ? '' : 's'}.`,
  );
  return lines.length > 0 || ids.length === 0 ? 1 : 0;
}

function publish(root: string, id: string): readonly DefinitionError[] {
  const { definition, findings } = checkForm(root, id);
  const isOutdated = ({ place }: DefinitionError) => place.file === definition?.publishedPlace.file;
  if (!definition || findings.some((finding) => !isOutdated(finding))) return findings;
  writePublished(definition);
  return inAllLanguages(root, id);
}

function inAllLanguages(root: string, id: string): readonly DefinitionError[] {
  const { findings } = checkForm(root, id);
  // Translations can only be compared with a definition that can be read.
  if (findings.length > 0) return findings;
  return languages.flatMap((language) => checkForm(root, id, language).findings);
}

function lineOf({ code, place, problem, repair }: DefinitionError): string {
  const { file, line = 1, column = 0, pointer } = place;
  return `${path.relative('', file)}:${line}:${column + 1} ${pointer || '/'}: ${problem} \u2014 ${repair} [${code}]`;
}
