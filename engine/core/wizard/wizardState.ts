// The state of the wizard: answers, current step, and what the visitor has done so far. Visible questions, errors,
// completeness and progress are derived from it and never stored.

import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import { memoise } from '../model/memoise.ts';
import type { Answers, FieldErrors, Form, Receipt } from '../model/types.ts';
import type { Cleared } from './cleared.ts';

export type Submission =
  | { readonly phase: 'open' }
  /** `part` of the request's bytes were sent, 0 to 1. */
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'done'; readonly receipt?: Receipt | undefined };

/**
 * Why a submission was not received: no response, refused with messages, too large, the same id was received before with other
 * answers, a server error; or its document could not be saved on the device.
 */
export interface Failure {
  readonly reason: 'unreachable' | 'refused' | 'too-large' | 'already-received' | 'fault' | 'not-saved';
  readonly errors: readonly { readonly name?: string; readonly message: string }[];
  /** The receipt of what was received before. */
  readonly receipt?: Receipt | undefined;
}

/** Files that were chosen and are still being read or scaled down. */
export interface Attaching {
  /** The field that they are for. */
  readonly name: string;
  /** True for a field of one file: the new file replaces an earlier one, also one that is still being read. */
  readonly single: boolean;
}

export interface WizardState {
  readonly answers: Answers;
  /** Index of the current step. */
  readonly step: number;
  /** `questions` of the step; `review` of all answers; `change`: questions of a step that was opened from the review, to which Next returns. */
  readonly view: 'questions' | 'review' | 'change';
  /** Names of fields that were blurred, or had an error when Next was pressed: only these show their errors. */
  readonly touched: ReadonlySet<string>;
  /** How often Next or Submit was refused on this step since it last showed no error; the error summary is shown from 1 on. */
  readonly refusedTimes: number;
  /** The button that was refused; Submit may be refused because of an earlier step. */
  readonly tried?: 'next' | 'submit';
  /** The intake's error messages by field name, each until that field changes. */
  readonly refusals: FieldErrors;
  readonly submission: Submission;
  /** Removed answers that can be restored, latest last; emptied when the step is left. */
  readonly cleared: readonly Cleared[];
  /** While files are being read, Next and Submit wait: the answer would be missing. */
  readonly attaching: ReadonlySet<Attaching>;
  /** The button that was pressed while only the files of `attaching` were missing. It takes effect once they are read, unless the visitor does anything else before. */
  readonly onceAttached?: 'next' | 'send' | undefined;
}

export type WizardAction =
  | { readonly type: 'change'; readonly name: string; readonly answer: unknown }
  | { readonly type: 'leave'; readonly name: string }
  | { readonly type: 'add-entry'; readonly name: string }
  | { readonly type: 'remove-entry'; readonly name: string; readonly index: number }
  | { readonly type: 'next' | 'previous' | 'send' }
  | { readonly type: 'again' }
  | { readonly type: 'review' }
  | { readonly type: 'change-answer'; readonly step: number }
  | { readonly type: 'attach'; readonly files: Attaching }
  /** `answer` is the field's new answer; without it the files could not be read. */
  | { readonly type: 'attached'; readonly files: Attaching; readonly answer?: unknown }
  | { readonly type: 'undo'; readonly cleared: Cleared }
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'go-to'; readonly step: number }
  | { readonly type: 'restore'; readonly state: WizardState }
  | { readonly type: 'keep-received' }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'done'; readonly receipt?: Receipt | undefined };

/** The initial state of a new form, or of one with earlier answers at a step. */
export function startWizard(form: Form, answers?: Answers, step = 0): WizardState {
  return {
    answers: answers ? pruneAnswers(formSchema(form), answers) : pristineAnswers(form),
    step,
    view: 'questions',
    touched: new Set(),
    refusedTimes: 0,
    refusals: new Map(),
    submission: { phase: 'open' },
    cleared: [],
    attaching: new Set(),
  };
}

/** The answers of a new form: empty groups, the entries of required lists, fixed answers, defaults. */
export const pristineAnswers = memoise((form: Form): Answers => pruneAnswers(formSchema(form), form.given ?? {}));
