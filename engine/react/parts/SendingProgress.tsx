// What a button that leads on waits for: files that are being made ready, or how much of a submission has left; files over
// a slow line take their time. Short ones show nothing. What was pressed meanwhile and happens by itself is announced.
import { useWizard, useWords } from '../context.ts';

export function SendingProgress() {
  const words = useWords();
  const percent = useWizard(({ submission }) =>
    submission.phase === 'sending' ? Math.round(submission.part * 100) : undefined,
  );
  const attaching = useWizard((state) => state.attaching.size > 0);
  const onceAttached = useWizard((state) => state.onceAttached);
  return (
    <>
      <p className={attaching ? 'sending' : 'visually-hidden'} role="status">
        {attaching && words.filesFirst} {attaching && onceAttached && words.onceAttached[onceAttached]}
      </p>
      {!!percent && percent < 100 && (
        <p className="sending">
          <progress max={100} value={percent} aria-label={words.submitting} /> {words.sent(percent)}
        </p>
      )}
    </>
  );
}
