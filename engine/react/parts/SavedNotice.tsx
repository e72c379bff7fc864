// Above a form that was emptied after its submission: that it arrived, and what to do next. It takes focus, because the
// button that was pressed belongs to a fresh form now.
import { useEffect, useRef } from 'react';
import { useWizard, useWizardContext } from '../context.ts';

export function SavedNotice() {
  const { form } = useWizardContext();
  const done = useWizard(({ submission }) => submission.phase === 'done');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) box.current?.focus();
  }, [done]);
  return (
    <div role="status" tabIndex={-1} ref={box}>
      {done && (
        <div className="notice">
          <h2>{form.done.title}</h2>
          {form.done.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}
