// `npm run forms:fuzz -- 20000 [seed]`: draws that many definitions, proves those that the check accepts, and prints the smallest one
// that fails.
import fc from 'fast-check';
import { arbitraryForm } from './arbitraryDefinition.ts';
import { proveDrawn } from './proveDrawn.ts';

/** @returns the exit code: 1 if a definition failed */
export async function runFuzz(args: readonly string[], print: (line: string) => void): Promise<number> {
  const [count = '200', seed = '1'] = args;
  const refused = new Map<string, number>();
  let accepted = 0;
  const property = fc.asyncProperty(arbitraryForm, async (form) => {
    const drawn = await proveDrawn(form);
    if (drawn.refused.length === 0) accepted += 1;
    for (const code of new Set(drawn.refused)) refused.set(code, (refused.get(code) ?? 0) + 1);
    if (drawn.findings.length > 0) throw new Error(drawn.findings.join('\n'));
  });
  const result = await fc.check(property, { numRuns: Number(count), seed: Number(seed) });
  print(
    `${accepted} accepted and proved; refused by ${[...refused].map(([code, times]) => `${code} ${times}`).join(', ')}.`,
  );
  if (!result.failed) return 0;
  print(JSON.stringify(result.counterexample?.[0], null, 2));
  print(String(result.errorInstance));

  return 1;
}
