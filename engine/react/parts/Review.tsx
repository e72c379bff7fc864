// All answers before submission. Change opens an answer's step; from there, Next returns to the review.
import { useEffect, useRef } from 'react';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { AnswerList } from './AnswerList.tsx';
import { focusField } from './focusField.ts';

export function Review() {
  const messages = useMessages();
  const { form, store } = useWizardContext();
  const answers = useWizard((state) => state.answers);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const change = (step: number, name: string) => {
    store.dispatch({ type: 'change-answer', step });
    // After the step is rendered and its heading has taken focus.
    requestAnimationFrame(() => focusField(name));
  };
  return (
    <div className="review">
      <h1 tabIndex={-1} ref={heading}>
        <span className="wizard-step-title">{messages.review}</span>{' '}
        <span className="wizard-form-title">{form.title}</span>
      </h1>
      <AnswerList form={form} answers={answers} heading="h2" onChange={change} />
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        {messages.print}
      </button>
    </div>
  );
}
