// An unfinished visit, as it is kept on the device or in a file, and how it comes back. What comes back is treated like a
// stranger's submission: normalised, hidden answers cleared, validated anew. An answer whose question is gone is never
// dropped silently: it is handed back beside the state, to be shown.
import { fitShape } from './fitShape.ts';
import { formSchema } from './formSchema.ts';
import { normalise } from './normalise.ts';
import { getIn, toPath } from './path.ts';
import type { Answers, Form } from './types.ts';
import { stepErrors } from './validate.ts';
import { startWizard, type WizardState } from './wizardState.ts';

export interface Draft {
  readonly form: string;
  /** Version of the definition that the answers were given under. */
  readonly version: number;
  readonly answers: Answers;
  readonly step: number;
  /** ISO 8601 instant. */
  readonly savedAt: string;
  /** The id under which the submission is sent, however often. */
  readonly submissionId: string;
  /** True when the submission had been let go and was not acknowledged yet. */
  readonly waiting: boolean;
}

export interface Restored {
  readonly state: WizardState;
  /** Answers that no question of this version takes, or none of this shape. */
  readonly orphans: readonly { readonly name: string; readonly answer: unknown }[];
}

const WAITING = { submission: { phase: 'failed', failure: { reason: 'unreachable', errors: [] } } } as const;

/** The visit that a draft continues, on the first step that needs work, at most on the one it was left at. */
export function restoreDraft(form: Form, draft: Draft): Restored {
  const schema = formSchema(form);
  const { answers: fitting, misfits } = fitShape(schema, draft.answers);
  const { answers, unknown } = normalise(schema, fitting);
  const { answers: settled } = startWizard(form, answers);
  const needsWork = form.steps.findIndex((step) => stepErrors(step, settled).size > 0);
  const last = form.steps.length - 1;
  const step = Math.min(draft.step, last, needsWork < 0 ? last : needsWork);
  return {
    state: { ...startWizard(form, settled, Math.max(0, step)), ...(draft.waiting && needsWork < 0 && WAITING) },
    orphans: [...unknown.map((name) => ({ name, answer: getIn(fitting, toPath(name)) })), ...misfits],
  };
}
