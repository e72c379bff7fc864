// The steps with their states: completed, current, pending. Not interactive.
import { type StepState, stepStates } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';

export function Progress() {
  const messages = useMessages();
  const { form } = useWizardContext();
  // Selected as one string, so that the identity check skips renders; none of the states has a space.
  const states = useWizard((state) => stepStates(form, state).join(' ')).split(' ') as StepState[];
  return (
    <nav className="wizard-progress" aria-label={messages.progress}>
      <ol>
        {form.steps.map(({ id, label }, i) => {
          const state = states[i] ?? 'pending';
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
