// An unfinished visit, as it is kept on the device or in a file, and how it comes back. What comes back is treated like a
// stranger's submission: normalised, hidden answers cleared, validated anew. An answer whose question is gone is never
// dropped silently: it is handed back beside the state, to be shown.
import { fitShape } from '../answers/fitShape.ts';
import { normalise } from '../answers/normalise.ts';
import { formSchema } from '../model/formSchema.ts';
import { getIn, toPath } from '../model/path.ts';
import { isRecord } from '../model/schema.ts';
import type { Answers, Form } from '../model/types.ts';
import { stepErrors } from '../validation/validate.ts';
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
  /** Answers of an earlier version that the visitor has not dismissed yet. */
  readonly orphans?: readonly Orphan[] | undefined;
}

/** An answer that no question takes, under the name that it was given to. */
export interface Orphan {
  readonly name: string;
  readonly answer: unknown;
}

export interface Restored {
  readonly state: WizardState;
  /** Answers that no question of this version takes, or none of this shape; earlier ones first. */
  readonly orphans: readonly Orphan[];
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
    orphans: [
      ...earlierOrphans(draft),
      ...unknown.map((name) => ({ name, answer: getIn(fitting, toPath(name)) })),
      ...misfits,
    ],
  };
}

/** A file may be anybody's: what is no orphan is none. */
function earlierOrphans({ orphans }: Draft): readonly Orphan[] {
  if (!Array.isArray(orphans)) return [];
  return orphans.filter((orphan) => isRecord(orphan) && typeof orphan.name === 'string' && orphan.answer !== undefined);
}
