import { compileDefinition, type Definition } from '../compile/index.ts';
import type { Answers } from '../core/index.ts';
import type { DrawnForm } from './drawn/arbitraryDefinition.ts';
import { checkDrawn } from './drawn/checkDrawn.ts';
import { withOptionsOpen } from './drawn/openOptions.ts';
import { removals } from './drawn/removals.ts';
import { type Accepted, type Idle, idleKeywords } from './idleKeywords.ts';
import { loadForm } from './loadForm.ts';
import { type Proof, proveForm } from './proveForm.ts';

export interface Outcome {
  /** Codes of the check's findings; empty for a form that is accepted. */
  readonly refused: readonly string[];
  /** What the proof found in an accepted form. */
  readonly findings: readonly string[];
  /** Its keywords without effect. */
  readonly idle: readonly string[];
  /** How many keywords were left out to see what changes. */
  readonly removed: number;
}

/** Says which keywords are left out, by their place among all of the definition. */
export type Choice = (index: number) => boolean;

const ALL: Choice = () => true;

/** Checks the form and, if the check accepts it, proves it and leaves out its keywords, one after the other. */
export async function proveDrawn(drawn: DrawnForm, isLeftOut = ALL): Promise<Outcome> {
  const { definition, findings } = checkDrawn(drawn);
  if (findings.length > 0 || !definition)
    return { refused: findings.map(({ code }) => code), findings: [], idle: [], removed: 0 };
  const { proof, accepted } = await proved(definition);
  const leftOut = [...removals(drawn.files)].filter((_, i) => isLeftOut(i));
  const idle = await idleKeywords(drawn, accepted, leftOut);
  return {
    refused: [],
    findings: proof.findings.map(({ problem }) => problem),
    idle: (await idleOnceOpen(drawn, idle)).map(({ problem }) => problem),
    removed: leftOut.length,
  };
}

async function proved(definition: Definition): Promise<{ readonly proof: Proof; readonly accepted: Accepted }> {
  const code = compileDefinition(definition);
  const form = await loadForm(code);
  const submissions: Answers[] = [];
  const proof = await proveForm(definition, form, (answers) => submissions.push(answers));
  return { proof, accepted: { code, form, submissions } };
}

/**
 * Those that change nothing with every option open either. The check accepts a branch that waits for an option which is closed for now; nobody sees what
 * the branch says until the school opens the option.
 */
async function idleOnceOpen(drawn: DrawnForm, idle: readonly Idle[]): Promise<readonly Idle[]> {
  const open = idle.length > 0 ? withOptionsOpen(drawn) : undefined;
  const { definition, findings } = open ? checkDrawn(open) : { findings: [] };
  if (!open || !definition || findings.length > 0) return idle;
  const { accepted } = await proved(definition);
  const placeOf = ({ removal }: Pick<Idle, 'removal'>) => `${removal.file}${removal.pointer}`;
  const places = idle.map(placeOf);
  const again = [...removals(open.files)].filter((removal) => places.includes(placeOf({ removal })));
  const still = (await idleKeywords(open, accepted, again)).map(placeOf);
  const seen = again.map((removal) => placeOf({ removal })).filter((place) => !still.includes(place));
  return idle.filter((one) => !seen.includes(placeOf(one)));
}
