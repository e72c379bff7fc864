// The way through the form: which steps are done, which is at hand, which are to come. Only for reading.
import type { Form } from '../../core/types.ts';
import { useWords } from '../context.ts';

export function Progress({ form, current }: { readonly form: Form; readonly current: number }) {
  const words = useWords();
  return (
    <nav className="wizard-progress" aria-label={words.progress}>
      <ol>
        {form.steps.map(({ id, label }, i) => {
          const state = i < current ? 'completed' : i === current ? 'current' : 'pending';
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="wizard-progress-mark" aria-hidden="true" />
              <span className="wizard-progress-label">{label}</span>
              <span className="visually-hidden"> ({words.states[state]})</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
