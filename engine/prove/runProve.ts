// `npm run forms:prove [form ...]`: proves each form in each language and prints the coverage.
import path from 'node:path';
import { compileForm, DefinitionError, listForms } from '../compile/index.ts';
import { type Language, languages } from '../core/index.ts';
import { loadForm } from './loadForm.ts';
import { type Coverage, type Proof, proveForm } from './proveForm.ts';

const COLUMNS = ['form', 'language', 'submissions', 'branches', 'messages'];

/**
 * Proves the named forms of `forms/` (or of `--in <folder>`), or all of them.
 * @returns the exit code: 1 if there are findings
 */
export async function runProve(args: readonly string[], print: (line: string) => void): Promise<number> {
  const at = args.indexOf('--in');
  const folder = path.resolve((at >= 0 && args[at + 1]) || 'forms');
  const named = at >= 0 ? args.toSpliced(at, 2) : args;
  const rows = [COLUMNS];
  const findings: DefinitionError[] = [];
  const ids = named.length > 0 ? named : listForms(folder);
  for (const [id, language] of ids.flatMap((one) => languages.map((spoken) => [one, spoken] as const))) {
    const proof = await prove(folder, id, language);
    if (proof instanceof DefinitionError) findings.push(proof, ...proof.further);
    else {
      rows.push([id, language, String(proof.submissions), percent(proof.branches), percent(proof.messages)]);
      findings.push(...proof.findings);
    }
  }
  for (const finding of findings) print(finding.message);
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

async function prove(folder: string, id: string, language: Language): Promise<Proof | DefinitionError> {
  try {
    const { code, definition } = compileForm(folder, id, language);
    return await proveForm(definition, await loadForm(code));
  } catch (error) {
    if (error instanceof DefinitionError) return error;
    throw error;
  }
}

function percent({ seen, of }: Coverage): string {
  return `${of === 0 ? 100 : Math.floor((seen / of) * 100)} % (${seen} of ${of})`;
}
