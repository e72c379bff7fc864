// The steps that are asked with their states: completed, current, pending. Not interactive.
import type { StepState } from '../../core/index.ts';
import { useMessages, useWizardContext } from '../state/context.ts';

export function Progress({ states }: { readonly states: readonly (StepState | '')[] }) {
  const messages = useMessages();
  const { form } = useWizardContext();
  return (
    <nav className="wizard-progress" aria-label={messages.progress}>
      <ol>
        {form.steps.map(({ id, label }, i) => {
          const state = states[i];
          if (!state) return null;
          return (
            <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className="wizard-progress-mark" aria-hidden="true" />
              <span className="wizard-progress-label">{label}</span>
              <span className="visually-hidden"> ({messages.states[state]})</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
