// A submission that did not arrive: what happened, that nothing is lost, what to do. Focus goes to its heading, within the
// alert for the reason given in ErrorSummary; the text describes the heading, so that it is read with it.
import { useId, useLayoutEffect, useRef } from 'react';
import type { Answers } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import type { Sender } from '../submission/sender.ts';
import { ProblemLinks } from './ProblemLinks.tsx';
import { ReceivedChoice } from './ReceivedChoice.tsx';

const NO_ANSWERS: Answers = {};

export function FailureNotice({ sender }: { readonly sender: Sender }) {
  const words = useWords();
  const { form } = useWizardContext();
  const failure = useWizard(({ submission }) => (submission.phase === 'failed' ? submission.failure : undefined));
  const answers = useWizard((state) => (state.submission.phase === 'failed' ? state.answers : NO_ANSWERS));
  const heading = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useLayoutEffect(() => {
    if (failure) heading.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { title, text } = words.failure(form.submit.label ?? words.submit)[failure.reason];
  // The intake's own sentence says the same, for those who have no page like this one.
  const errors = failure.kept ? [] : failure.errors;
  return (
    <div className="alert" role="alert">
      <h2 tabIndex={-1} ref={heading} aria-describedby={textId}>
        {title}
      </h2>
      <p id={textId}>{text}</p>
      {errors.length > 0 && <ProblemLinks steps={form.steps} answers={answers} problems={errors} />}
      {failure.reason === 'already-received' && <ReceivedChoice kept={failure.kept} sender={sender} />}
    </div>
  );
}
