import type { Registry } from '@rjsf/utils';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Form, WizardState } from '../core/index.ts';
import type { Ports } from '../ports/index.ts';
import type { Press } from './press.ts';
import type { WizardStore } from './store.ts';
import type { Words } from './words/words.ts';

export interface WizardContextValue {
  readonly form: Form;
  readonly store: WizardStore;
  readonly ports: Ports;
  /** Holds back what would move the page under a pointer that is down. */
  readonly press: Press;
  /** What RJSF's fields draw with. */
  readonly registry: Registry;
  /** The engine's own words, in the language of the form. */
  readonly words: Words;
}

export const WizardContext = createContext<WizardContextValue | undefined>(undefined);

/** False until it is known whether earlier answers come back. */
export const ReadyContext = createContext(true);

/** Ids of the attached files that are not kept on the device although the answers are. */
export const UnkeptContext = createContext<readonly string[]>([]);

/** True once the form is alive; until then it takes only what stays in the page's own controls. */
export function useReady(): boolean {
  return useContext(ReadyContext);
}

/** The form, its store and its ports; only inside a wizard. */
export function useWizardContext(): WizardContextValue {
  const value = useContext(WizardContext);
  if (!value) throw new Error('This component is used outside of a wizard.');
  return value;
}

/** The engine's own words, in the language of the form. */
export function useWords(): Words {
  return useWizardContext().words;
}

/**
 * Renders again only when what `select` picks changes its identity: pick values, not fresh objects. What belongs to one
 * question says its `name`, and is asked only when that can have changed.
 */
export function useWizard<T>(select: (state: WizardState) => T, name?: string): T {
  const { store, press } = useWizardContext();
  const subscribe = useMemo(() => press.between((listener) => store.subscribe(listener, name)), [press, store, name]);
  const read = () => select(store.getState());
  return useSyncExternalStore(subscribe, read, read);
}
