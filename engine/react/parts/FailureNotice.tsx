// A failed submission: what happened, that nothing is lost, what to do. Focus moves to the heading inside the alert, for the reason
// given in ErrorSummary; `aria-describedby` makes screen readers read the text with the heading.
import { useId, useLayoutEffect, useRef } from 'react';
import type { Answers } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import type { Sender } from '../submission/sender.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { ReceivedChoice } from './ReceivedChoice.tsx';

const NO_ANSWERS: Answers = {};

export function FailureNotice({ sender }: { readonly sender: Sender }) {
  const messages = useMessages();
  const { form } = useWizardContext();
  const failure = useWizard(({ submission }) => (submission.phase === 'failed' ? submission.failure : undefined));
  const answers = useWizard((state) => (state.submission.phase === 'failed' ? state.answers : NO_ANSWERS));
  const heading = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    if (failure) heading.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { title, text } = messages.failure(form.submit.label ?? messages.submit)[failure.reason];
  // With a receipt, the intake's message only repeats the text above; it is meant for other clients.
  const errors = failure.receipt ? [] : failure.errors;
  return (
    <div className="alert" role="alert">
      <h2 tabIndex={-1} ref={heading} aria-describedby={textId}>
        {title}
      </h2>
      <p id={textId}>{text}</p>
      {errors.length > 0 && <ProblemLinks steps={form.steps} answers={answers} problems={errors} />}
      {failure.reason === 'already-received' && <ReceivedChoice receipt={failure.receipt} sender={sender} />}
    </div>
  );
}
