import type { Registry } from '@rjsf/utils';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Form, WizardState } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import type { Ports } from '../../ports/index.ts';
import type { Press } from './press.ts';
import type { WizardStore } from './store.ts';

export interface WizardContextValue {
  readonly form: Form;
  readonly store: WizardStore;
  readonly ports: Ports;
  /** Defers redraws while a pointer is down. */
  readonly press: Press;
  /** RJSF's registry of fields, templates and widgets. */
  readonly registry: Registry;
  /** The engine's own messages, in the language of the form. */
  readonly messages: WizardMessages;
}

export const WizardContext = createContext<WizardContextValue | undefined>(undefined);

/** False until the draft was loaded or found missing. */
export const ReadyContext = createContext(true);

/** Ids of attached files that could not be stored on the device although the answers were. */
export const NotStoredContext = createContext<readonly string[]>([]);

/** True once the form is hydrated and its draft loaded; until then only uncontrolled inputs accept answers. */
export function useReady(): boolean {
  return useContext(ReadyContext);
}

/** The form, its store and its ports; only inside a wizard. */
export function useWizardContext(): WizardContextValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('This component is used outside of a wizard.');
  return value;
}

/** The engine's own messages, in the language of the form. */
export function useMessages(): WizardMessages {
  return useWizardContext().messages;
}

/**
 * Renders again when the identity of what `select` returns changes, so return values of the state, not new objects. With a
 * question's `name`, `select` runs only after changes that can affect that question.
 */
export function useWizard<T>(select: (state: WizardState) => T, name?: string): T {
  const { store, press } = useWizardContext();
  const subscribe = useMemo(() => press.defer(store.subscribe, name), [press, store, name]);
  const read = () => select(store.getState());
  return useSyncExternalStore(subscribe, read, read);
}
