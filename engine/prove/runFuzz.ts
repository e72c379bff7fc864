// `npm run forms:fuzz -- 20000 [seed] [every]`: draws that many definitions, proves those that the check accepts, leaves out every so
// many keywords of them (all without it), and prints the smallest definition that fails.
import fc from 'fast-check';
import { arbitraryForm } from './drawn/arbitraryDefinition.ts';
import { proveDrawn } from './proveDrawn.ts';

/** @returns the exit code: 1 if a definition failed */
export async function runFuzz(args: readonly string[], print: (line: string) => void): Promise<number> {
  const [count = '200', seed = '1', every = '1'] = args;
  const refused = new Map<string, number>();
  let [accepted, removed, drawnSoFar] = [0, 0, 0];
  let step = Number(every);
  const property = fc.asyncProperty(arbitraryForm, async (form) => {
    drawnSoFar += 1;
    const drawn = await proveDrawn(form, (index) => (index + drawnSoFar) % step === 0);
    if (drawn.refused.length === 0) accepted += 1;
    removed += drawn.removed;
    for (const code of new Set(drawn.refused)) refused.set(code, (refused.get(code) ?? 0) + 1);
    if (drawn.findings.length === 0) return;
    // While the definition is made smaller, its keywords move.
    step = 1;
    throw new Error(drawn.findings.join('\n'));
  });
  const result = await fc.check(property, { numRuns: Number(count), seed: Number(seed) });
  print(
    `${accepted} accepted and proved, ${removed} keywords left out; refused by ${[...refused].map(([code, times]) => `${code} ${times}`).join(', ')}.`,
  );
  if (!result.failed) return 0;
  print(JSON.stringify(result.counterexample?.[0], null, 2));
  print(String(result.errorInstance));

  return 1;
}
