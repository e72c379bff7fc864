// Where the visitor is: step, form and position. The heading takes focus when the step changes or the review was left, so
// that a screen reader and the page both begin at the top of the new step.
import { useLayoutEffect, useRef } from 'react';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { Progress } from './Progress.tsx';

/** The review is no step; it has a heading of its own. */
const REVIEW = -1;

export function StepHeader() {
  const words = useWords();
  const { form } = useWizardContext();
  const current = useWizard((state) => state.step);
  const reviewing = useWizard((state) => state.view === 'review');
  const place = reviewing ? REVIEW : current;
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
      <p className="wizard-position">{words.position(current + 1, form.steps.length, step?.label ?? '')}</p>
      <h1 tabIndex={-1} ref={heading}>
        <span className="wizard-step-title">{step?.label}</span> <span className="wizard-form-title">{form.title}</span>
      </h1>
      <Progress />
    </header>
  );
}
