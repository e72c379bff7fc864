// The wizard's whole state: the answers, the step and what the visitor has done so far. Visible questions, errors,
// completeness and progress are derived from it, never stored.

import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { formSchema } from '../model/formSchema.ts';
import type { Answers, FieldErrors, Form, Receipt } from '../model/types.ts';
import type { Cleared } from './cleared.ts';

export type Submission =
  | { readonly phase: 'open' }
  /** `part` of the submission has left, 0 to 1. */
  | { readonly phase: 'sending'; readonly part: number }
  | { readonly phase: 'failed'; readonly failure: Failure }
  | { readonly phase: 'done'; readonly receipt?: Receipt | undefined };

/**
 * Why a submission did not arrive: no connection, refused with words, too large, received before with other answers, a fault at the other end; or why its
 * document could not be saved on the device.
 */
export interface Failure {
  readonly reason: 'unreachable' | 'refused' | 'too-large' | 'already-received' | 'fault' | 'not-saved';
  readonly errors: readonly { readonly name?: string; readonly message: string }[];
  /** The receipt of what was received before. */
  readonly kept?: Receipt | undefined;
}

/** Files that are being taken in; a large photo takes a moment to be made smaller. */
export interface Attaching {
  /** The field that they are for. */
  readonly name: string;
  /** True where a file takes the place of any other, also of one that is still being taken in. */
  readonly single: boolean;
}

export interface WizardState {
  readonly answers: Answers;
  /** Index of the current step. */
  readonly step: number;
  /**
   * `questions` of the step; `review` of all answers, which is a view and not a step; `change`, the questions of a step that
   * the visitor came to from the review and goes back from to it.
   */
  readonly view: 'questions' | 'review' | 'change';
  /** Names of fields that were left or were wrong when Next was tried: only these show their errors. */
  readonly touched: ReadonlySet<string>;
  /** How often the current step was refused since it last had no error to show; the error summary shows from one on. */
  readonly refusedTimes: number;
  /** What was tried when the step was refused; Submit may find a step refused that is not the last. */
  readonly tried?: 'next' | 'submit';
  /** What the intake refused, by field, until that field changes. */
  readonly refusals: FieldErrors;
  readonly submission: Submission;
  /** What changes on this step took away, latest last; it can be taken back until the step is left. */
  readonly cleared: readonly Cleared[];
  /** While any file is being taken in, the form neither goes on nor is it sent: the answer would not be in it. */
  readonly attaching: ReadonlySet<Attaching>;
  /**
   * What was pressed while only the files of `attaching` were missing, and happens by itself once they are there. Whatever
   * the visitor does meanwhile takes it back.
   */
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
  /** `answer` is the field's new answer; without it the files could not be taken in. */
  | { readonly type: 'attached'; readonly files: Attaching; readonly answer?: unknown }
  | { readonly type: 'undo'; readonly cleared: Cleared }
  | { readonly type: 'progress'; readonly part: number }
  | { readonly type: 'go-to'; readonly step: number }
  | { readonly type: 'restore'; readonly state: WizardState }
  | { readonly type: 'keep-received' }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'done'; readonly receipt?: Receipt | undefined };

/** The state of a visit: of a form that nobody has touched, or of earlier answers at a step. */
export function startWizard(form: Form, answers?: Answers, step = 0): WizardState {
  const pristine = pristineAnswers(form);
  return {
    answers: answers ? pruneAnswers(formSchema(form), { ...pristine, ...answers }) : pristine,
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

const pristineByForm = new WeakMap<Form, Answers>();

/** The answers of an untouched form: opened groups and lists, nothing else. */
export function pristineAnswers(form: Form): Answers {
  let pristine = pristineByForm.get(form);
  if (!pristine) {
    pristine = pruneAnswers(formSchema(form), {});
    pristineByForm.set(form, pristine);
  }
  return pristine;
}
