// Imports a foreign form: reads its files, fixes what the check finds, writes the folder, proves the form, and prints the report.
import path from 'node:path';
import { checkProject } from '../check/index.ts';
import { checkForm, compileDefinition, type DefinitionError } from '../compile/index.ts';
import { languages, recordOf, SOURCE } from '../core/index.ts';
import { loadForm, proveForm } from '../prove/index.ts';
import { completeForm } from './draft/completeForm.ts';
import { Draft } from './draft/draft.ts';
import { reportLines } from './draft/report.ts';
import { schemasIn } from './draft/schemas.ts';
import { writeDraft } from './draft/writeDraft.ts';
import { fitDraft } from './fit/fitDraft.ts';
import { readFiles } from './read/readFiles.ts';
import { wordsToFill } from './words/wordsToFill.ts';

/** Imports the files to the folder `to`, which is not there yet; see {@link runImport}. */
export async function importForm(files: readonly string[], to: string, print: (line: string) => void): Promise<number> {
  const draft = new Draft();
  const problem = readFiles(draft, files);
  if (problem !== undefined) {
    print(problem);
    return 1;
  }
  completeForm(draft, path.basename(to));
  const unfit = fitDraft(draft);
  if (unfit.length > 0) {
    const isEmpty = draft.steps().every(({ schema }) => Object.keys(recordOf(schema.properties)).length === 0);
    print(`No folder was made: ${isEmpty ? 'nothing of this can be asked' : 'some of this cannot be made to fit'}.`);
    for (const line of [...unfit.map(lineOf), ...reportLines(draft.notes)]) print(line);
    return 1;
  }
  writeDraft(draft, to);
  for (const language of languages) if (language !== SOURCE) wordsToFill(draft, to, language);
  for (const line of reportLines(draft.notes)) print(line);
  const schemas = draft.steps().flatMap(({ schema }) => [...schemasIn(schema)]).length;
  return tellOfResult(to, schemas <= MOST_PROVED, print);
}

/** In questions. Proving a larger form takes minutes, so the report names the command instead. */
const MOST_PROVED = 1500;

async function tellOfResult(to: string, isProved: boolean, print: (line: string) => void): Promise<number> {
  const [forms, id] = [path.dirname(to), path.basename(to)];
  const left = await checkProject(forms, id);
  const toTranslate = left.filter(({ code }) => code === 'translated').length;
  const others = left.filter(({ code }) => code !== 'translated');
  const { definition } = checkForm(forms, id);
  const proof =
    definition && others.length === 0 && isProved
      ? await proveForm(definition, await loadForm(compileDefinition(definition)))
      : undefined;
  const faults = [...others, ...(proof?.findings ?? [])];
  for (const fault of faults) print(lineOf(fault));
  const words = `${toTranslate} texts to translate: npm run check -- ${path.relative('', to)} names them, ar.json lists them.`;
  const proved = proof ? ' and proved' : ', and not proved: that takes longer, by npm run forms:prove';
  print(`${path.relative('', to)} is made${faults.length === 0 ? proved : ''}. ${words}`);
  return faults.length > 0 ? 1 : 0;
}

function lineOf({ place, problem, repair, code }: DefinitionError): string {
  return `  ${path.basename(place.file)} ${place.pointer || '/'}: ${problem} ${repair} [${code}]`;
}
