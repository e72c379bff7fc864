import { useEffect } from 'react';
import { useWizardContext } from '../state/context.ts';

/**
 * Synchronises the browser's history with the wizard's step, both ways; the review has the index after the last step. Starts
 * once the draft is loaded, so that the current history entry is the restored step. Where Forward leads to a step that the
 * answers do not allow yet, that entry is replaced by the step that is shown.
 */
export function useStepHistory(ready: boolean): void {
  const { form, store, ports } = useWizardContext();
  useEffect(() => {
    if (!ready) return;
    const { steps } = ports;
    const position = () => {
      const { step, view } = store.getState();
      return view === 'review' ? form.steps.length : step;
    };
    let shown = position();
    let returning = false;
    steps.show(shown, false);
    const stopFollowing = store.subscribe(() => {
      const now = position();
      if (now === shown) return;
      shown = now;
      steps.show(now, !returning);
    });
    const stopListening = steps.onReturn((step) => {
      shown = step;
      returning = true;
      store.dispatch(step < form.steps.length ? { type: 'go-to', step } : { type: 'review' });
      returning = false;
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [form, store, ports, ready]);
}
