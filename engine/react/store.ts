// Holds the wizard's state outside React, so that a key pressed in one field renders that field and nothing else.
import type { Form } from '../core/types.ts';
import { reduceWizard } from '../core/wizard.ts';
import { startWizard, type WizardAction, type WizardState } from '../core/wizardState.ts';

export interface WizardStore {
  getState(): WizardState;
  dispatch(action: WizardAction): void;
  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** A store for one visit to a form. */
export function createWizardStore(form: Form, initial: WizardState = startWizard(form)): WizardStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
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
