// The wizard's state outside React, so that a key pressed in one field renders that field only. Questions subscribe by name: a
// change of one answer that shows or hides no question notifies that question and those whose error changed, and leaving a
// question that one only. A change of the step notifies none, since the questions of both are drawn or gone with it.
// Text input is debounced: it becomes an answer DELAY_MS after the last key, at most MAX_DELAY_MS after the first uncommitted
// one, and before any action; `flush()` commits it. Where every key can change what the visitor sees (`commitsEveryKey`), each key is
// committed at once.
import {
  type Form,
  getIn,
  reduceWizard,
  type Step,
  startWizard,
  stepErrors,
  toPath,
  type WizardAction,
  type WizardState,
} from '../../core/index.ts';

export interface WizardStore {
  getState(): WizardState;
  /** The form in the current language. */
  getForm(): Form;
  /** Replaces the form by the same one in another language, or with all of its steps; the answers are unchanged. */
  translate(form: Form): void;
  dispatch(action: WizardAction): void;
  /** Text input, debounced: the normalised content of the control `name`, undefined for a blank one. */
  type(name: string, answer: unknown): void;
  /** Commits text input that is still debounced. Call it before reading the answers outside of a subscription. */
  flush(): void;
  /**
   * Calls `listener` after every change, until the returned function is called; with the `name` of a question, or of the
   * group around questions, only after those that can change its answer, its error or what is asked.
   */
  subscribe(listener: () => void, name?: string): () => void;
}

const DELAY_MS = 400;
const MAX_DELAY_MS = 900;

/** A store for one visit to a form. */
export function createWizardStore(first: Form, initial: WizardState = startWizard(first)): WizardStore {
  let form = first;
  let state = initial;
  let typed: { readonly name: string; readonly answer: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the earliest uncommitted key was pressed, in milliseconds since 1970. */
  let typedSince = 0;
  const listeners = new Set<() => void>();
  const byName = new Map<string, Set<() => void>>();
  const notify = (names: Iterable<string>) => {
    for (const name of names) for (const listener of byName.get(name) ?? []) listener();
  };
  const reduce = (action: WizardAction) => {
    const next = reduceWizard(form, state, action);
    if (next === state) return;
    const before = state;
    state = next;
    for (const listener of listeners) listener();
    if (action.type === 'leave') notify([action.name]);
    else if (action.type === 'change' && keepsVisibleFields(before, next))
      notify(new Set([action.name, ...changedErrors(form.steps[next.step], before, next)]));
    // Another step draws its questions anew.
    else if (before.step === next.step) notify(byName.keys());
  };
  const flush = () => {
    clearTimeout(timer);
    if (!typed) return;
    const { name, answer } = typed;
    typed = undefined;
    reduce({ type: 'change', name, answer });
  };
  return {
    getState: () => state,
    getForm: () => form,
    translate(translated) {
      if (form.later && !translated.later)
        state = { ...state, answers: form.later.settle(form, translated, state.answers) };
      form = translated;
    },
    dispatch(action) {
      flush();
      reduce(action);
    },
    type(name, answer) {
      if (typed && typed.name !== name) flush();
      const now = Date.now();
      if (!typed) typedSince = now;
      typed = { name, answer };
      clearTimeout(timer);
      if (commitsEveryKey(state, name, answer)) flush();
      else timer = setTimeout(flush, Math.min(DELAY_MS, Math.max(0, typedSince + MAX_DELAY_MS - now)));
    },
    flush,
    subscribe(listener, name) {
      const place = name === undefined ? listeners : (byName.get(name) ?? new Set());
      if (name !== undefined) byName.set(name, place);
      place.add(listener);
      return () => place.delete(listener);
    },
  };
}

/** True where every key can change what is shown: the field shows its error, was or becomes blank, or a submission ended. */
function commitsEveryKey({ touched, answers, submission }: WizardState, name: string, answer: unknown): boolean {
  if (submission.phase !== 'open' || touched.has(name)) return true;
  return answer === undefined || getIn(answers, toPath(name)) === undefined;
}

/** True where the change showed or hid no question: the reducer then returns the same `touched` and `refusals`. */
function keepsVisibleFields(before: WizardState, after: WizardState): boolean {
  return (
    before.touched === after.touched &&
    before.refusals === after.refusals &&
    before.step === after.step &&
    before.submission.phase === after.submission.phase
  );
}

/** Names of the fields whose error message differs. */
function changedErrors(step: Step | undefined, before: WizardState, after: WizardState): string[] {
  if (!step) return [];
  const [old, now] = [stepErrors(step, before.answers), stepErrors(step, after.answers)];
  if (old === now) return [];
  return [...old.keys(), ...now.keys()].filter((name) => old.get(name)?.message !== now.get(name)?.message);
}
