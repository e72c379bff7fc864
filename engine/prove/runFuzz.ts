// `npm run forms:fuzz -- 20000 [seed] [every]`: draws that many definitions, proves those that the check accepts, leaves out every so
// many keywords of them (all without it), says at once which of them failed, and at the end prints the smallest definition that fails like the first.
import { inspect } from 'node:util';
import fc from 'fast-check';
import { arbitraryForm } from './drawn/arbitraryDefinition.ts';
import { type Choice, type Outcome, proveDrawn } from './proveDrawn.ts';

const NONE: Choice = () => false;
const ALL: Choice = () => true;

/** After every 1,000 definitions a line says how many were accepted and how many failed. */
const REPORTED = 1000;

const USE = 'Give how many to draw, and if you like a seed and to leave out every so many: forms:fuzz -- 20000 7 1.';

/** @returns the exit code: 1 if a definition failed, 2 if `args` are not up to three whole numbers */
export async function runFuzz(args: readonly string[], print: (line: string) => void): Promise<number> {
  if (args.length > 3 || !args.every((arg) => /^[1-9]\d*$/.test(arg))) {
    print(USE);
    return 2;
  }
  const [count = 200, seed = 1, every = 1] = args.map(Number);
  const refused = new Map<string, number>();
  const failed: { readonly path: string; readonly outcome: Outcome }[] = [];
  let [accepted, removed, index] = [0, 0, -1];
  const survey = fc.asyncProperty(arbitraryForm, async (form) => {
    index += 1;
    const outcome = await proveDrawn(form, (keyword) => (keyword + index) % every === 0).catch(brokenOff);
    if (outcome.refused.length === 0) accepted += 1;
    removed += outcome.removed;
    for (const code of new Set(outcome.refused)) refused.set(code, (refused.get(code) ?? 0) + 1);
    if (findingsOf(outcome).length > 0) {
      failed.push({ path: String(index), outcome });
      print(`${index}: ${findingsOf(outcome).join('\n')}`);
    }
    if ((index + 1) % REPORTED === 0) print(`${index + 1} drawn: ${accepted} accepted, ${failed.length} failed.`);
  });
  await fc.assert(survey, { numRuns: count, seed });
  print(
    `${accepted} accepted and proved, ${removed} keywords left out; refused by ${[...refused].map(([code, times]) => `${code} ${times}`).join(', ')}.`,
  );
  const [first] = failed;
  if (!first) return 0;
  await printSmallest(seed, first.path, first.outcome.findings.length > 0 ? NONE : ALL, print);
  return 1;
}

/** A proof that throws is counted as a failure of its definition; the survey goes on with the next one. */
function brokenOff(error: unknown): Outcome {
  return { refused: [], findings: [inspect(error)], idle: [], removed: 0 };
}

/**
 * Shrinks the definition at that place of the draw as long as it fails, and prints it. Leaving out keywords takes most of the time, so it is
 * done only for a definition whose proof itself succeeded.
 */
async function printSmallest(
  seed: number,
  path: string,
  isLeftOut: Choice,
  print: (line: string) => void,
): Promise<void> {
  const property = fc.asyncProperty(arbitraryForm, async (form) => {
    const findings = findingsOf(await proveDrawn(form, isLeftOut));
    if (findings.length > 0) throw new Error(findings.join('\n'));
  });
  const { counterexample, errorInstance } = await fc.check(property, { seed, path });
  print(JSON.stringify(counterexample?.[0], null, 2));
  print(String(errorInstance));
}

function findingsOf({ findings, idle }: Outcome): readonly string[] {
  return [...findings, ...idle];
}
