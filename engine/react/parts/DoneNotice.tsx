// Above a form that was emptied after its submission: that it arrived, and what to do next. Its heading takes focus, because
// the button that was pressed belongs to a fresh form now; in a live region it would be read twice.
import { useEffect, useRef } from 'react';
import { useWizard, useWizardContext } from '../state/context.ts';

export function DoneNotice() {
  const { form } = useWizardContext();
  const done = useWizard(({ submission }) => submission.phase === 'done');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  if (!done) return null;
  return (
    <div className="notice">
      <h2 tabIndex={-1} ref={heading}>
        {form.done.title}
      </h2>
      {form.done.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
