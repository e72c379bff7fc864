import type { Example } from '../../check/index.ts';
import { type Answers, type Form, type Language, pristineAnswers } from '../../core/index.ts';

/** The answers that all frames show, given in one of them or by an example. */
export interface Visit {
  readonly answers: Answers;
  /** Index of the step. */
  readonly step: number;
  /** Language of the frame that the answers were given in; undefined for an example. */
  readonly from?: Language;
  readonly example?: Example;
  /** The example that the answers began with, if any; unlike `example` it stays when they are changed. */
  readonly begunWith?: Example | undefined;
  /** True if the step's errors are shown at once. */
  readonly showsErrors: boolean;
}

export const EMPTY: Visit = { answers: {}, step: 0, showsErrors: false };

/** The visit as it is shown: where nothing was given, a new form as a visitor finds it, with its defaults and first entries. */
export function begun(form: Form | undefined, visit: Visit): Visit {
  const isUntouched =
    visit.from === undefined && visit.example === undefined && Object.keys(visit.answers).length === 0;
  return form && isUntouched ? { ...visit, answers: pristineAnswers(form) } : visit;
}

/** What follows `before` in the same form: an example, answers that are changed, or none. */
export function continued(before: Visit, now: Visit): Visit {
  const isEmpty = Object.keys(now.answers).length === 0;
  return { ...now, begunWith: isEmpty ? undefined : (now.example ?? before.begunWith) };
}
