// A submission that did not arrive: what happened, that nothing is lost, what to do. It takes focus when it appears.
import { useEffect, useRef } from 'react';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { controlId } from '../fieldIds.ts';
import { focusField } from '../focusField.ts';
import type { Sender } from '../sender.ts';
import { ReceivedChoice } from './ReceivedChoice.tsx';

export function FailureNotice({ sender }: { readonly sender: Sender }) {
  const words = useWords();
  const { form } = useWizardContext();
  const failure = useWizard(({ submission }) => (submission.phase === 'failed' ? submission.failure : undefined));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { title, text } = words.failure(form.submit.label ?? words.submit)[failure.reason];
  // The intake's own sentence says the same, for those who have no page like this one.
  const errors = failure.kept ? [] : failure.errors;
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <p>{text}</p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`}>
              {name === undefined ? (
                message
              ) : (
                <a
                  href={`#${controlId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(name);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure.reason === 'already-received' && <ReceivedChoice kept={failure.kept} sender={sender} />}
    </div>
  );
}
