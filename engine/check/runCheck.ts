// `npm run check [-- folder ... --mend | --publish | --translated | --json]`: everything that can be wrong with forms and pages, one
// line for each finding in the format that editors and terminals link: `file:line:column pointer: problem - repair [code]`.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionError, formAt, listForms } from '../compile/index.ts';
import { checkProject } from './checkProject.ts';
import { mendAll } from './mendAll.ts';
import { confirmTranslations, publish } from './publish.ts';

type Findings = readonly DefinitionError[];

/** Changes of files that have to be asked for, by option; each is given the findings that the one before it left, and returns its own. */
const CHANGES: Readonly<Record<string, (forms: string, only?: string, known?: Findings) => Promise<Findings>>> = {
  '--mend': mendAll,
  '--publish': publish,
  '--translated': confirmTranslations,
};

/** What is checked: all forms of a folder, or the one form `only` of it. */
interface Target {
  readonly root: string;
  readonly only?: string;
}

/**
 * Checks what is named: folders of forms, each with the site beside it, and single forms, by their folder or by their id in `forms/`. Without a name it
 * checks `forms/`.
 * `--mend` carries out the repairs that are certain, `--publish` writes published.json of forms that never had one, `--translated` takes every
 * translation as up to date, `--json` prints a list of objects.
 * @returns the exit code: 1 if anything is wrong
 */
export async function runCheck(args: readonly string[], print: (line: string) => void): Promise<number> {
  const named = args.filter((arg) => !arg.startsWith('--'));
  const targets = (named.length > 0 ? named : ['forms']).map(targetAt);
  const lost = targets.find(({ root }) => !existsSync(root));
  const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--json' && !Object.hasOwn(CHANGES, arg));
  if (unknown !== undefined || lost) {
    print(
      unknown === undefined
        ? `There is no folder ${lost?.root}.`
        : `There is no option ${unknown}, only ${Object.keys(CHANGES).join(', ')} and --json.`,
    );
    return 1;
  }
  const findings = await findingsAfter(
    args.flatMap((arg) => CHANGES[arg] ?? []),
    targets,
  );
  const forms = targets.map(formsOf);
  const count = new Set(forms.flat()).size;
  if (args.includes('--json')) print(JSON.stringify(findings.map(toJson), undefined, 2));
  else for (const line of [...findings.map(lineOf), summary(count, findings)]) print(line);
  return findings.length > 0 || forms.some((ids) => ids.length === 0) ? 1 : 0;
}

function targetAt(named: string): Target {
  const one = formAt(named, 'forms');
  return one ? { root: one.folder, only: one.id } : { root: path.resolve(named) };
}

/** The folders of the forms that are checked. */
function formsOf({ root, only }: Target): readonly string[] {
  return (only === undefined ? listForms(root) : [only]).map((id) => path.join(root, id));
}

/** The findings after these changes, each once. What one of several forms changes, others may share: then all are checked again. */
async function findingsAfter(
  changes: readonly (typeof CHANGES)[string][],
  targets: readonly Target[],
): Promise<Findings> {
  const isOne = targets.length === 1;
  let known: Findings | undefined;
  for (const change of changes) {
    for (const { root, only } of targets) known = await change(root, only, isOne ? known : undefined);
  }
  if (isOne && known) return known;
  const found = new Map<string, DefinitionError>();
  for (const { root, only } of targets) {
    for (const finding of await checkProject(root, only)) found.set(finding.message, finding);
  }
  return [...found.values()];
}

function summary(forms: number, findings: readonly DefinitionError[]): string {
  const count = (number: number, thing: string) => `${number || 'no'} ${thing}${number === 1 ? '' : 's'}`;
  const certain = findings.filter(({ mend }) => mend).length;
  const hint = certain > 0 ? ` npm run check -- --mend mends ${certain === findings.length ? 'all' : certain}.` : '';
  return `${count(forms, 'form').replace('no', '0')}, ${count(findings.length, 'finding')}.${hint}`;
}

function lineOf({ code, place, problem, repair }: DefinitionError): string {
  const { file, line = 1, column = 0, pointer } = place;
  return `${path.relative('', file)}:${line}:${column + 1} ${pointer || '/'}: ${problem} \u2014 ${repair} [${code}]`;
}

function toJson({ code, place, problem, repair, mend }: DefinitionError): object {
  const { file, line = 1, column = 0, pointer } = place;
  return {
    code,
    file: path.relative('', file),
    line,
    column: column + 1,
    pointer,
    problem,
    repair,
    mend: mend?.map((edit) => ({
      file: path.relative('', edit.file),
      pointer: edit.pointer,
      value: edit.value ?? null,
    })),
  };
}
