// Titles of step and form, and the position among the steps. Focus moves to the heading when the step changes or the review is left,
// and the page scrolls to the top, so that the new step is read from its beginning.
import { useLayoutEffect, useRef } from 'react';
import { type StepState, stepStates } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { Progress } from './Progress.tsx';

/** How many of the steps are asked. */
const count = (states: readonly string[]) => states.filter(Boolean).length;

/** The review in place of a step's index; it has a heading of its own. */
const REVIEW = -1;

export function StepHeader() {
  const messages = useMessages();
  const { form } = useWizardContext();
  const current = useWizard((state) => state.step);
  const reviewing = useWizard((state) => state.view === 'review');
  const place = reviewing ? REVIEW : current;
  // Selected as one string, so that the identity check skips renders; none of the states has a space.
  const states = useWizard((state) => stepStates(form, state).join(' ')).split(' ') as (StepState | '')[];
  const step = form.steps[current];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (place === REVIEW) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [place]);
  if (reviewing) return null;
  if (form.steps.length === 1) {
    return (
      <header className="wizard-header">
        <h1 tabIndex={-1} ref={heading}>
          {form.title}
        </h1>
      </header>
    );
  }
  return (
    <header className="wizard-header">
      <p className="wizard-position">
        {messages.position(count(states.slice(0, current + 1)), count(states), step?.label ?? '')}
      </p>
      <h1 tabIndex={-1} ref={heading}>
        <span className="wizard-step-title">{step?.label}</span> <span className="wizard-form-title">{form.title}</span>
      </h1>
      <Progress states={states} />
    </header>
  );
}
