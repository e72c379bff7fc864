import { compileDefinition } from '../compile/index.ts';
import type { DrawnForm } from './arbitraryDefinition.ts';
import { checkDrawn } from './checkDrawn.ts';
import { loadForm } from './loadForm.ts';
import { proveForm } from './proveForm.ts';

export interface Outcome {
  /** Codes of the check's findings; empty for a form that is accepted. */
  readonly refused: readonly string[];
  /** What the proof found in an accepted form. */
  readonly findings: readonly string[];
}

/** Checks the form and, if the check accepts it, proves it. */
export async function proveDrawn(drawn: DrawnForm): Promise<Outcome> {
  const { definition, findings } = checkDrawn(drawn);
  if (findings.length > 0 || !definition) return { refused: findings.map(({ code }) => code), findings: [] };
  const form = await loadForm(compileDefinition(definition));
  const proof = await proveForm(definition, form);
  return { refused: [], findings: proof.findings.map(({ problem }) => problem) };
}
