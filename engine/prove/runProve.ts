// `npm run forms:prove [form ...]`: proves each form and its office in each language and prints the coverage.
import path from 'node:path';
import { compileForm, compileOfficeOf, DefinitionError, formAt, listForms } from '../compile/index.ts';
import { type Language, languages } from '../core/index.ts';
import { loadForm, loadOffice } from './loadForm.ts';
import { type Coverage, type Proof, proveForm } from './proveForm.ts';
import { type OfficeProof, proveOffice } from './proveOffice.ts';

const COLUMNS = ['form', 'language', 'submissions', 'branches', 'messages', 'moves'];

interface WholeProof extends Proof {
  readonly office: OfficeProof | undefined;
}

/**
 * Proves the named forms (each by its folder, or by its id in `forms/` or in `--in <folder>`), or all of `forms/`.
 * @returns the exit code: 1 if there are findings
 */
export async function runProve(args: readonly string[], print: (line: string) => void): Promise<number> {
  const at = args.indexOf('--in');
  const folder = path.resolve((at >= 0 && args[at + 1]) || 'forms');
  const named = at >= 0 ? args.toSpliced(at, 2) : args;
  const rows = [COLUMNS];
  const findings: DefinitionError[] = [];
  const ids = named.length > 0 ? named : listForms(folder);
  for (const [one, language] of ids.flatMap((each) => languages.map((spoken) => [each, spoken] as const))) {
    const { folder: root, id } = formAt(one, folder) ?? { folder, id: one };
    const proof = await prove(root, id, language);
    if (proof instanceof DefinitionError) findings.push(proof, ...proof.further);
    else {
      const { submissions, branches, messages, office } = proof;
      const moves = office ? percent(office.moves) : 'none';
      rows.push([id, language, String(submissions), percent(branches), percent(messages), moves]);
      findings.push(...proof.findings, ...(office?.findings ?? []));
    }
  }
  for (const { message, code } of findings) print(`${message} [${code}]`);
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return findings.length > 0 ? 1 : 0;
}

async function prove(folder: string, id: string, language: Language): Promise<WholeProof | DefinitionError> {
  try {
    const { code, definition } = compileForm(folder, id, language);
    const form = await loadForm(code);
    const office = proveOffice(definition, form, await loadOffice(compileOfficeOf(definition)));
    return { ...(await proveForm(definition, form)), office };
  } catch (error) {
    if (error instanceof DefinitionError) return error;
    throw error;
  }
}

function percent({ seen, of }: Coverage): string {
  return `${of === 0 ? 100 : Math.floor((seen / of) * 100)} % (${seen} of ${of})`;
}
