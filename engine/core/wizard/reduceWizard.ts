// Pure reducer of the wizard: navigation, answers, list entries, and the phases of a submission.
import { isAsked, lastAsked } from '../answers/isAsked.ts';
import { nameAfterRemoval } from '../answers/nameAfterRemoval.ts';
import { pruneAnswers } from '../answers/pruneAnswers.ts';
import { resolve } from '../answers/resolve.ts';
import { sameQuestions } from '../answers/sameQuestions.ts';
import { isVisible, visibleSchemaAt } from '../answers/visibleSchemaAt.ts';
import { formSchema } from '../model/formSchema.ts';
import { isWithin } from '../model/isWithin.ts';
import { getIn, setIn, toPath } from '../model/path.ts';
import type { Answers, FieldErrors, Form, Receipt } from '../model/types.ts';
import { stepErrors } from '../validation/stepErrors.ts';
import { canAdvance } from './canAdvance.ts';
import { type Cleared, clearedBy, entriesOf, restoreCleared, stillCleared } from './cleared.ts';
import { namesWithErrors } from './namesWithErrors.ts';
import { type Attaching, type Failure, startWizard, type WizardAction, type WizardState } from './wizardState.ts';

/** One shared object, so that subscribers of the submission are not notified by every key. */
const OPEN = { phase: 'open' } as const;

/**
 * The next state. An action that is not possible now returns the state unchanged. Every action of the visitor cancels
 * `onceAttached`, except `leave`: the press on Next that sets it also blurs the current field.
 */
export function reduceWizard(form: Form, state: WizardState, action: WizardAction): WizardState {
  const keepsOnceAttached = !state.onceAttached || action.type === 'leave' || action.type === 'attached';
  return reduce(form, keepsOnceAttached ? state : { ...state, onceAttached: undefined }, action);
}

function reduce(form: Form, state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'change':
      return change(form, state, action.name, action.answer);
    case 'leave':
      return touch(state, action.name);
    case 'add-entry':
      return addEntry(form, state, action.name);
    case 'remove-entry':
      return removeEntry(form, state, action.name, action.index);
    case 'previous':
      return state.view === 'review' ? { ...state, view: 'questions' } : goTo(form, state, state.step - 1);
    case 'go-to':
      return goForward(form, state, action.step);
    case 'review':
      return review(form, state);
    case 'change-answer':
      return { ...goTo(form, state, action.step), view: 'change' };
    case 'again':
      return again(form, state);
    case 'attach':
      return attach(state, action.files);
    case 'attached':
      return attached(form, state, action.files, action.answer);
    case 'undo':
      return undo(form, state, action.cleared);
    case 'restore':
      return action.state;
    case 'next':
      return next(form, state);
    case 'send':
      return send(form, state);
    case 'progress':
      if (state.submission.phase !== 'sending') return state;
      return { ...state, submission: { phase: 'sending', part: action.part } };
    case 'keep-received':
      return keepReceived(form, state);
    case 'failed':
      return fail(form, state, action.failure);
    case 'done':
      return finish(form, state, action.receipt);
  }
}

/** @param removed index of the entry that `answer`, of a list, is without */
function change(form: Form, state: WizardState, name: string, answer: unknown, removed?: number): WizardState {
  // Answers are frozen while a submission is in flight.
  if (state.submission.phase === 'sending') return state;
  const schema = formSchema(form);
  const pruned = pruneAnswers(schema, setIn(state.answers, toPath(name), answer));
  const answers = form.begin?.(resolve, pruneAnswers, schema, state.answers, pruned) ?? pruned;
  const stillAsked = (other: string) => isVisible(schema, answers, toPath(other));
  const refusals = without(state.refusals, (other) => other === name || !stillAsked(other));
  const isSame = sameQuestions(schema, state.answers, answers);
  const touched = isSame ? state.touched : new Set([...state.touched].filter(stillAsked));
  const gone = isSame ? undefined : clearedBy(form, state.answers, answers, name, removed);
  const cleared = stillCleared(state.cleared.concat(gone ?? []), answers, name);
  return endRefusalIfNoErrors(form, { ...state, answers, touched, refusals, cleared, submission: OPEN });
}

/** Ends the refusal once no touched field has an error: an answer that becomes invalid later shows its error at its field only. */
function endRefusalIfNoErrors(form: Form, state: WizardState): WizardState {
  const step = form.steps[state.step];
  if (state.refusedTimes === 0 || !step) return state;
  const errors = stepErrors(step, state.answers);
  return [...errors.keys()].some((name) => state.touched.has(name)) ? state : { ...state, refusedTimes: 0 };
}

function attach(state: WizardState, files: Attaching): WizardState {
  const others = [...state.attaching].filter(({ name }) => !files.single || name !== files.name);
  return { ...state, attaching: new Set([...others, files]) };
}

/** Files that were replaced meanwhile, or whose form was reset, are ignored. */
function attached(form: Form, state: WizardState, files: Attaching, answer: unknown): WizardState {
  if (!state.attaching.has(files)) return state;
  const attaching = new Set([...state.attaching].filter((others) => others !== files));
  if (answer === undefined) return { ...state, attaching, onceAttached: undefined };
  const there = { ...change(form, touch(state, files.name), files.name, answer), attaching };
  return there.onceAttached === 'next' && attaching.size === 0
    ? next(form, { ...there, onceAttached: undefined })
    : there;
}

function undo(form: Form, state: WizardState, cleared: Cleared): WizardState {
  const schema = formSchema(form);
  const answers = pruneAnswers(schema, restoreCleared(state.answers, cleared));
  // Answers that were given since may belong to the branch that the change had brought up.
  const gone = clearedBy(form, state.answers, answers, cleared.name, undefined);
  return endRefusalIfNoErrors(form, {
    ...state,
    answers,
    cleared: state.cleared.filter((other) => other !== cleared).concat(gone ?? []),
    submission: OPEN,
  });
}

/** The field shows its errors from now on. A list has no blur of its own: adding or removing an entry touches it. */
function touch(state: WizardState, name: string): WizardState {
  return state.touched.has(name) ? state : { ...state, touched: new Set([...state.touched, name]) };
}

function without(refusals: FieldErrors, isGone: (name: string) => boolean): FieldErrors {
  if (refusals.size === 0) return refusals;
  const left = [...refusals].filter(([name]) => !isGone(name));
  return left.length === refusals.size ? refusals : new Map(left);
}

/** Adds one entry; the first one of an optional list adds `minItems`. */
function addEntry(form: Form, state: WizardState, list: string): WizardState {
  const entries = entriesOf(state.answers, list);
  const { minItems, items } = visibleSchemaAt(formSchema(form), state.answers, toPath(list)) ?? {};
  const added = Array.from({ length: entries.length ? 1 : minItems || 1 }, () => items?.given);
  return change(form, touch(state, list), list, [...entries, ...added]);
}

function removeEntry(form: Form, state: WizardState, list: string, index: number): WizardState {
  const entries = entriesOf(state.answers, list);
  const shift = (name: string) => nameAfterRemoval(name, list, index) ?? [];
  const touched = new Set([...state.touched].flatMap(shift));
  const refusals = new Map(
    [...state.refusals].flatMap(([name, error]) =>
      [shift(name)].flat().map((moved) => [moved, { ...error, name: moved }]),
    ),
  );
  // Later entries move up by one index, so files that are still being read would go to the wrong entry.
  const attaching = new Set([...state.attaching].filter(({ name }) => nameAfterRemoval(name, list, index) === name));
  const moved = touch({ ...state, touched, refusals, attaching }, list);
  return change(form, moved, list, entries.toSpliced(index, 1), index);
}

function next(form: Form, state: WizardState): WizardState {
  if (namesWithErrors(form, state, state.step).length > 0) return refuse(form, state, 'next');
  if (state.attaching.size > 0) return { ...state, onceAttached: 'next' };
  if (!canAdvance(form, state)) return refuse(form, state, 'next');
  return state.view === 'change' ? review(form, state) : goTo(form, state, state.step + 1);
}

/** As {@link goTo}, but not beyond the first incomplete step, which then shows its errors. */
function goForward(form: Form, state: WizardState, step: number): WizardState {
  if (step <= state.step || !form.steps[step]) return goTo(form, state, step);
  // Wait for the files: one may be refused, and the step with it.
  if (state.attaching.size > 0) return next(form, state);
  const incomplete = form.steps.findIndex((_, i) => i < step && !canAdvance(form, state, i));
  return incomplete < 0 ? goTo(form, state, step) : refuse(form, goTo(form, state, incomplete), 'next');
}

function review(form: Form, state: WizardState): WizardState {
  const last = lastAsked(form, state.answers);
  const there = goForward(form, state, last);
  return there.step === last ? { ...there, view: 'review', refusedTimes: 0, cleared: [] } : there;
}

/** To the step, or the next in that direction that is asked. */
function goTo(form: Form, state: WizardState, step: number): WizardState {
  const there = form.steps[step];
  if (!there) return state;
  if (!isAsked(there, state.answers)) return goTo(form, state, step < state.step ? step - 1 : step + 1);
  if (step === state.step) return state.view === 'review' ? { ...state, view: 'questions' } : state;
  return { ...state, step, view: 'questions', refusedTimes: 0, cleared: [] };
}

/** Touches every field that has an error now. Questions that become visible later show no error yet. */
function refuse(form: Form, state: WizardState, tried: 'next' | 'submit'): WizardState {
  const view = state.view === 'review' ? 'questions' : state.view;
  const touched = new Set([...state.touched, ...namesWithErrors(form, state, state.step)]);
  return { ...state, view, touched, refusedTimes: state.refusedTimes + 1, tried };
}

/** Sends, or goes to a step with errors: the current one if it has any, otherwise the first. */
function send(form: Form, state: WizardState): WizardState {
  if (state.submission.phase === 'sending') return state;
  const isWrong = (index: number) => namesWithErrors(form, state, index).length > 0;
  const broken = [state.step, ...form.steps.keys()].find(isWrong);
  if (broken !== undefined) return refuse(form, goTo(form, state, broken), 'submit');
  if (state.attaching.size > 0) return { ...state, onceAttached: 'send' };
  if (!canAdvance(form, state)) return refuse(form, state, 'submit');
  return { ...state, submission: { phase: 'sending', part: 0 } };
}

function finish(form: Form, state: WizardState, receipt: Receipt | undefined): WizardState {
  const kept = form.afterSubmit === 'reset' ? startWizard(form) : state;
  return { ...kept, submission: { phase: 'done', receipt } };
}

/** After `already-received`: shows the receipt of the earlier submission and discards the changed answers. */
function keepReceived(form: Form, state: WizardState): WizardState {
  const { submission } = state;
  if (submission.phase !== 'failed' || submission.failure.reason !== 'already-received') return state;
  return { ...startWizard(form), submission: { phase: 'done', receipt: submission.failure.receipt } };
}

/** A new form with the answers that `again.keep` names. */
function again(form: Form, { answers }: WizardState): WizardState {
  const kept = (form.again?.keep ?? []).map(toPath);
  const pristine = startWizard(form).answers;
  const carried = kept.reduce<Answers>((given, path) => setIn(given, path, getIn(answers, path)), pristine);
  return startWizard(form, form.begin?.(resolve, pruneAnswers, formSchema(form), pristine, carried) ?? carried);
}

/** Assigns the intake's messages to their fields and goes to the first step that has one. */
function fail(form: Form, state: WizardState, failure: Failure): WizardState {
  const named = failure.errors.flatMap(({ name, message }) => (name ? { name, message, keyword: 'refused' } : []));
  const refusals = new Map(named.map((error) => [error.name, error]));
  const failed: WizardState = { ...state, refusals, submission: { phase: 'failed', failure } };
  const step = form.steps.findIndex((candidate) => named.some(({ name }) => isWithin(name, candidate)));
  return step < 0 ? failed : goTo(form, failed, step);
}
