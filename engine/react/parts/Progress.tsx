// The way through the form: which steps are complete, which is at hand, which are to come. Only for reading.
import { type StepState, stepStates } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';

export function Progress() {
  const words = useWords();
  const { form } = useWizardContext();
  // As one text, which most changes leave the same.
  const states = useWizard((state) => stepStates(form, state).join(' ')).split(' ') as StepState[];
  return (
    <nav className="wizard-progress" aria-label={words.progress}>
      <ol>
        {form.steps.map(({ id, label }, i) => {
          const state = states[i] ?? 'pending';
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
