// Each step has its own entry in the browser's history, at the same address, so that Back and Forward move between steps.
// The browser does not restore scroll positions between steps: it would do so after the focus moved to the step's heading, and
// scroll that out of view. A reload and a return from another document are still restored, hence 'auto' at pagehide.

import { recordOf } from '../core/index.ts';
import type { StepHistoryPort } from '../ports/index.ts';

interface Entry {
  readonly step: number;
}

export const stepHistory: StepHistoryPort = {
  show(step, isNew) {
    const entry: Entry = { ...window.history.state, step };
    if (isNew) window.history.pushState(entry, '');
    else window.history.replaceState(entry, '');
  },
  onReturn(listener) {
    const onPopState = ({ state }: PopStateEvent) => {
      const { step } = recordOf(state);
      if (typeof step === 'number') listener(step);
    };
    const scrollManually = () => {
      window.history.scrollRestoration = 'manual';
    };
    const scrollAutomatically = () => {
      window.history.scrollRestoration = 'auto';
    };
    scrollManually();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('pageshow', scrollManually);
    window.addEventListener('pagehide', scrollAutomatically);
    return () => {
      scrollAutomatically();
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('pageshow', scrollManually);
      window.removeEventListener('pagehide', scrollAutomatically);
    };
  },
};
