// `node engine/vite/run.mjs tests/import/importDrawn.ts 1000 7 rjsf`: imports a thousand drawn pairs of RJSF (seed 7), of JSON Forms
// (`jsonforms`), or schemas alone (`schema`). It stops at the first of which no form is made, or one that is not proved, and prints the
// report with the smallest schema that fast-check has found to fail in the same way.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { entryOf } from '../../engine/compile/schema/entryOf.ts';
import { runImport } from '../../engine/import/runImport.ts';
import { arbitrarySchema } from './support/arbitrarySchema.ts';
import { arbitraryLayout, arbitraryUiSchema } from './support/arbitraryUi.ts';

/** Throws the report of an import that makes no proved form, unless nothing of the schema can be asked. */
async function importPair(pair: object): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
  try {
    const file = path.join(folder, 'drawn.json');
    writeFileSync(file, JSON.stringify(pair));
    const lines: string[] = [];
    const code = await runImport([file, '--to', path.join(folder, 'made')], (line) => lines.push(line));
    if (code !== 0 && !lines[0]?.includes('nothing of this can be asked')) throw new Error(lines.join('\n'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pairs = {
  schema: arbitrarySchema.map((schema) => ({ schema, uiSchema: {} })),
  rjsf: fc.record({ schema: arbitrarySchema, uiSchema: arbitraryUiSchema }),
  jsonforms: fc.record({ schema: arbitrarySchema, uischema: arbitraryLayout }),
};

/** Every drawn pair of a kind becomes a proved form, or has nothing that can be asked. */
export const everyPairImported = (kind: string) => fc.asyncProperty(entryOf(pairs, kind) ?? pairs.schema, importPair);

export async function importDrawn(
  [count, seed, kind = 'schema']: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const run = await fc.check(everyPairImported(kind), { numRuns: Number(count ?? 100), seed: Number(seed ?? 1) });
  if (!run.failed) {
    print(`${run.numRuns} drawn of kind ${kind}: each became a proved form, or had nothing to ask.`);
    return 0;
  }
  print(`Number ${run.numRuns}, made smaller ${run.numShrinks} times:`);
  print(JSON.stringify(run.counterexample?.[0], undefined, 2));
  print(run.errorInstance instanceof Error ? run.errorInstance.message : String(run.errorInstance));
  return 1;
}
