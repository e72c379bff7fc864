// Holds the wizard's state outside React, so that a key pressed in one field renders that field and nothing else. A
// question listens under its name: where a change touches one answer and no question, the others are not even asked.
// A text becomes the answer with every key where a person can see what that changes. Otherwise, if somebody holds it, it
// does when the hand pauses, and before anything else happens: a key then costs what the browser takes for it.
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
} from '../core/index.ts';

export interface WizardStore {
  getState(): WizardState;
  /** The form as it is read at the moment. */
  getForm(): Form;
  /** Goes on with the same form in another language: answers, step and errors stay. */
  translate(form: Form): void;
  dispatch(action: WizardAction): void;
  /** Takes what a text control holds now, undefined for nothing, as the answer to the question `name`. */
  type(name: string, answer: unknown): void;
  /** Asks `hold` whether it calls {@link settle} soon, until the returned function is called. */
  onTyped(hold: () => boolean): () => void;
  /** Makes an answer of what was typed last. Whoever reads the answers outside of a change calls it first. */
  settle(): void;
  /**
   * Calls `listener` after every change, until the returned function is called; with a question's `name` only after
   * those that can change its answer, its error or whether it is asked.
   */
  subscribe(listener: () => void, name?: string): () => void;
}

/** A store for one visit to a form. */
export function createWizardStore(first: Form, initial: WizardState = startWizard(first)): WizardStore {
  let form = first;
  let state = initial;
  let typed: { readonly name: string; readonly answer: unknown } | undefined;
  let hold = settlesNever;
  const listeners = new Set<() => void>();
  const byName = new Map<string, Set<() => void>>();
  const hear = (names: Iterable<string>) => {
    for (const name of names) for (const listener of byName.get(name) ?? []) listener();
  };
  const take = (action: WizardAction) => {
    const next = reduceWizard(form, state, action);
    if (next === state) return;
    const before = state;
    state = next;
    for (const listener of listeners) listener();
    const one = action.type === 'change' && onlyAnswered(before, next);
    hear(one ? new Set([action.name, ...changedErrors(form.steps[next.step], before, next)]) : byName.keys());
  };
  const settle = () => {
    if (!typed) return;
    const { name, answer } = typed;
    typed = undefined;
    take({ type: 'change', name, answer });
  };
  return {
    getState: () => state,
    getForm: () => form,
    translate(translated) {
      form = translated;
    },
    dispatch(action) {
      settle();
      take(action);
    },
    type(name, answer) {
      if (typed && typed.name !== name) settle();
      typed = { name, answer };
      if (isFollowed(state, name, answer) || !hold()) settle();
    },
    onTyped(asked) {
      hold = asked;
      return () => {
        hold = settlesNever;
      };
    },
    settle,
    subscribe(listener, name) {
      const place = name === undefined ? listeners : (byName.get(name) ?? new Set());
      if (name !== undefined) byName.set(name, place);
      place.add(listener);
      return () => place.delete(listener);
    },
  };
}

const settlesNever = () => false;

/** True where every key counts: a question that was left shows its error, a blank one is asked for, a form waits. */
function isFollowed({ touched, answers, submission }: WizardState, name: string, answer: unknown): boolean {
  if (submission.phase !== 'open' || touched.has(name)) return true;
  return answer === undefined || getIn(answers, toPath(name)) === undefined;
}

/** True where the reducer found the same questions asked before and after: it then keeps what was touched. */
function onlyAnswered(before: WizardState, after: WizardState): boolean {
  return (
    before.touched === after.touched &&
    before.refusals === after.refusals &&
    before.step === after.step &&
    before.submission.phase === after.submission.phase
  );
}

/** Names whose error came, went or changed its words. */
function changedErrors(step: Step | undefined, before: WizardState, after: WizardState): string[] {
  if (!step) return [];
  const [old, now] = [stepErrors(step, before.answers), stepErrors(step, after.answers)];
  if (old === now) return [];
  return [...old.keys(), ...now.keys()].filter((name) => old.get(name)?.message !== now.get(name)?.message);
}
