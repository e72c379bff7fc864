// The answer that a question begins with.

/** How the answer that a question begins with is asked for: by one option, several, yes or no, a box, or typed. */
export type BegunBy = 'option' | 'options' | 'yesNo' | 'box' | 'number' | 'text';

/** What a question begins with, for the dialog that changes it. */
export interface BeginningAnswer {
  readonly by: BegunBy;
  /** As `default` in its schema; undefined if it begins without an answer. */
  readonly value?: unknown;
}
