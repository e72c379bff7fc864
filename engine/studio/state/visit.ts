import type { Example } from '../../check/index.ts';
import type { Answers, Language } from '../../core/index.ts';

/** The answers that all frames show, given in one of them or by an example. */
export interface Visit {
  readonly answers: Answers;
  /** Index of the step. */
  readonly step: number;
  /** Language of the frame that the answers were given in; undefined for an example. */
  readonly from?: Language;
  readonly example?: Example;
  /** True if the step's errors are shown at once. */
  readonly showsErrors: boolean;
}

export const EMPTY: Visit = { answers: {}, step: 0, showsErrors: false };
