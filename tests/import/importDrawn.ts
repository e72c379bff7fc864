// `node engine/vite/run.mjs tests/import/importDrawn.ts 1000 7`: imports a thousand drawn schemas (seed 7). It stops at the first of which
// no form is made, or one that is not proved, and prints it, made as small as it fails, with the report.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { runImport } from '../../engine/import/runImport.ts';
import { arbitrarySchema } from './support/arbitrarySchema.ts';

/** Throws the report of an import that makes no proved form, unless nothing of the schema can be asked. */
async function importSchema(schema: object): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  try {
    const file = path.join(folder, 'drawn.json');
    writeFileSync(file, JSON.stringify({ schema, uiSchema: {} }));
    const lines: string[] = [];
    const code = await runImport([file, '--to', path.join(folder, 'made')], (line) => lines.push(line));
    if (code !== 0 && !lines[0]?.includes('nothing of this can be asked')) throw new Error(lines.join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every drawn schema becomes a proved form, or has nothing that can be asked. */
export const everySchemaImported = fc.asyncProperty(arbitrarySchema, importSchema);

export async function importDrawn([count, seed]: readonly string[], print: (line: string) => void): Promise<number> {
  const run = await fc.check(everySchemaImported, { numRuns: Number(count ?? 100), seed: Number(seed ?? 1) });
  if (!run.failed) {
    print(`${run.numRuns} drawn schemas: each became a proved form, or had nothing to ask.`);
    return 0;
  }
  print(`Number ${run.numRuns}, made smaller ${run.numShrinks} times:`);
  print(JSON.stringify(run.counterexample?.[0], undefined, 2));
  print(run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance));
  return 1;
}
