// An unfinished form as it is stored on the device or in a file, and its restoring. A draft may be of an earlier version of the
// form, so its answers are normalised, pruned and validated like a submission's. Answers without a question are returned as
// orphans and shown to the visitor, never dropped silently.
import { fitShape } from '../answers/fitShape.ts';
import { isAsked } from '../answers/isAsked.ts';
import { normaliseAnswers } from '../answers/normaliseAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import { getIn, toPath } from '../model/path.ts';
import { isRecord } from '../model/schema.ts';
import type { Answers, Form } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';
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
  /** True when the submission was sent and not acknowledged yet. */
  readonly waiting: boolean;
  /** Answers of an earlier version that the visitor has not dismissed yet. */
  readonly orphans?: readonly Orphan[] | undefined;
}

/** An answer without a question, under its old name. */
export interface Orphan {
  readonly name: string;
  readonly answer: unknown;
}

export interface Restored {
  readonly state: WizardState;
  /** Answers without a question of their name and shape in this version; those of earlier restores first. */
  readonly orphans: readonly Orphan[];
}

const WAITING = { submission: { phase: 'failed', failure: { reason: 'unreachable', errors: [] } } } as const;

/** The state that a draft continues with: on the first step with an error, at most on the step where it was saved. */
export function restoreDraft(form: Form, draft: Draft): Restored {
  const schema = formSchema(form);
  const { answers: fitting, misfits } = fitShape(schema, draft.answers);
  const { answers, unknown } = normaliseAnswers(schema, fitting);
  const { answers: settled } = startWizard(form, answers);
  const needsWork = form.steps.findIndex((step) => stepErrors(step, settled).size > 0);
  const last = form.steps.length - 1;
  const step = Math.min(draft.step, last, needsWork < 0 ? last : needsWork);
  const asked = form.steps.findLastIndex((one, i) => i <= step && isAsked(one, settled));
  return {
    state: { ...startWizard(form, settled, Math.max(0, asked)), ...(draft.waiting && needsWork < 0 && WAITING) },
    orphans: [
      ...earlierOrphans(draft),
      ...unknown.map((name) => ({ name, answer: getIn(fitting, toPath(name)) })),
      ...misfits,
    ],
  };
}

/** A draft from a file may hold anything: entries that are no orphans are ignored. */
function earlierOrphans({ orphans }: Draft): readonly Orphan[] {
  if (!Array.isArray(orphans)) return [];
  return orphans.filter((orphan) => isRecord(orphan) && typeof orphan.name === 'string' && orphan.answer !== undefined);
}
