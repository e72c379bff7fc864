// How much of a submission has left; files over a slow line take their time. Short ones show nothing.
import { useWizard, useWords } from '../context.ts';

export function SendingProgress() {
  const words = useWords();
  const percent = useWizard(({ submission }) =>
    submission.phase === 'sending' ? Math.round(submission.part * 100) : undefined,
  );
  if (!percent || percent === 100) return null;
  return (
    <p className="sending">
      <progress max={100} value={percent} aria-label={words.submitting} /> {words.sent(percent)}
    </p>
  );
}
