import { compileDefinition } from '../compile/index.ts';
import type { Answers } from '../core/index.ts';
import type { DrawnForm } from './drawn/arbitraryDefinition.ts';
import { checkDrawn } from './drawn/checkDrawn.ts';
import { removals } from './drawn/removals.ts';
import { idleKeywords } from './idleKeywords.ts';
import { loadForm } from './loadForm.ts';
import { proveForm } from './proveForm.ts';

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
  const code = compileDefinition(definition);
  const form = await loadForm(code);
  const submissions: Answers[] = [];
  const proof = await proveForm(definition, form, (answers) => submissions.push(answers));
  const leftOut = [...removals(drawn.files)].filter((_, i) => isLeftOut(i));
  const idle = await idleKeywords(drawn, { code, form, submissions }, leftOut);
  return {
    refused: [],
    findings: proof.findings.map(({ problem }) => problem),
    idle,
    removed: leftOut.length,
  };
}
