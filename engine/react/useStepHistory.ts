import { useEffect } from 'react';
import { useWizardContext } from './context.ts';

/**
 * Keeps the browser's history and the wizard's step in agreement, both ways. The review counts as the place after the last
 * step. It begins once earlier answers are back: the entry at hand is of the step that they led to.
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
    steps.show(shown, false);
    const stopFollowing = store.subscribe(() => {
      const now = position();
      if (now === shown) return;
      shown = now;
      steps.show(now, true);
    });
    const stopListening = steps.onReturn((step) => {
      shown = step;
      store.dispatch(step < form.steps.length ? { type: 'go-to', step } : { type: 'review' });
    });
    return () => {
      stopFollowing();
      stopListening();
    };
  }, [form, store, ports, ready]);
}
