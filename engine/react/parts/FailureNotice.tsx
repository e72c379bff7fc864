// A submission that did not arrive: what happened, that nothing is lost, what to do. It takes focus when it appears.
import { useEffect, useRef } from 'react';
import { useWizard, useWords } from '../context.ts';
import { controlId } from '../fieldIds.ts';
import { focusField } from '../focusField.ts';

export function FailureNotice() {
  const words = useWords();
  const failure = useWizard(({ submission }) => (submission.phase === 'failed' ? submission.failure : undefined));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { title, text } = words.failure[failure.reason];
  return (
    <div className="alert" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <p>{text}</p>
      {failure.errors.length > 0 && (
        <ul>
          {failure.errors.map(({ name, message }) => (
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
    </div>
  );
}
