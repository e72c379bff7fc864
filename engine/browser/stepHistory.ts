// Each step has its own entry in the browser's history, at the same address, so that Back and Forward move between steps.
// The browser does not restore scroll positions between steps: it would do so after the step's heading has taken focus, and
// leave that out of sight. A reload and a return from another document are still restored, hence 'auto' at pagehide.

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
    const heed = ({ state }: PopStateEvent) => {
      const step = (state as Partial<Entry> | null)?.step;
      if (typeof step === 'number') listener(step);
    };
    const byStep = () => {
      window.history.scrollRestoration = 'manual';
    };
    const byBrowser = () => {
      window.history.scrollRestoration = 'auto';
    };
    byStep();
    window.addEventListener('popstate', heed);
    window.addEventListener('pageshow', byStep);
    window.addEventListener('pagehide', byBrowser);
    return () => {
      byBrowser();
      window.removeEventListener('popstate', heed);
      window.removeEventListener('pageshow', byStep);
      window.removeEventListener('pagehide', byBrowser);
    };
  },
};
