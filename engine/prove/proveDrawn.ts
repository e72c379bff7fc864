import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkForm, compileDefinition } from '../compile/index.ts';
import type { Schema } from '../core/index.ts';
import { orderOf } from './arbitraryDefinition.ts';
import { loadForm } from './loadForm.ts';
import { proveForm } from './proveForm.ts';

const FORM = {
  version: 1,
  title: 'Drawn',
  route: '/drawn',
  steps: [{ id: 'step', label: 'Step' }],
  next: 'check',
  submit: { post: '/drawn' },
  done: { title: 'Done', text: ['Good.'] },
};

export interface Drawn {
  /** Codes of the check's findings; empty for a definition that is accepted. */
  readonly refused: readonly string[];
  /** What the proof found in an accepted definition. */
  readonly findings: readonly string[];
}

/** Checks a form of one step with this schema and, if the check accepts it, proves it. */
export async function proveDrawn(schema: Schema): Promise<Drawn> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  try {
    mkdirSync(path.join(folder, 'drawn'));
    const files = { 'form.json': FORM, 'step.schema.json': schema, 'step.ui.json': orderOf(schema) };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(folder, 'drawn', name), JSON.stringify(content));
    }
    const { definition, findings } = checkForm(folder, 'drawn');
    if (findings.length > 0 || !definition) return { refused: findings.map(({ code }) => code), findings: [] };
    const form = await loadForm(compileDefinition(definition));
    const proof = await proveForm(definition, form);
    return { refused: [], findings: proof.findings.map(({ problem }) => problem) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
