// Holds the wizard's state outside React, so that a key pressed in one field renders that field and nothing else.
import type { Form } from '../core/types.ts';
import { reduceWizard } from '../core/wizard.ts';
import { startWizard, type WizardAction, type WizardState } from '../core/wizardState.ts';

export interface WizardStore {
  getState(): WizardState;
  /** The form as it is read at the moment. */
  getForm(): Form;
  /** Goes on with the same form in another language: answers, step and errors stay. */
  translate(form: Form): void;
  dispatch(action: WizardAction): void;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** A store for one visit to a form. */
export function createWizardStore(first: Form, initial: WizardState = startWizard(first)): WizardStore {
  let form = first;
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    getForm: () => form,
    translate(translated) {
      form = translated;
    },
    dispatch(action) {
      const next = reduceWizard(form, state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
