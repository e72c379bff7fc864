import { useEffect } from 'react';
import { useWizardContext } from './context.ts';

/**
 * Keeps the browser's history and the wizard's step in agreement, both ways. The review counts as the place after the last
 * step. It begins once earlier answers are back: the entry at hand is of the step that they led to. Where Forward leads to a
 * step that the answers do not allow yet, the entry becomes that of the step which is shown instead.
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
