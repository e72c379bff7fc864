import type { Answers, Language } from '../core/index.ts';
import type { Example } from './examplesOf.ts';

/** What is answered at the moment, in whichever frame or by an example. */
export interface Visit {
  readonly answers: Answers;
  /** Index of the step. */
  readonly step: number;
  /** The frame that it was answered in; none for an example. */
  readonly from?: Language;
  readonly example?: Example;
  /** True where the errors of the step are to be seen at once. */
  readonly complains: boolean;
}

export const EMPTY: Visit = { answers: {}, step: 0, complains: false };
