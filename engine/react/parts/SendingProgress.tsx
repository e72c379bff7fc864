// What a button that leads on waits for: files that are being made ready, or how much of a submission has left; files over
// a slow line take their time. Short ones show nothing.
import { useWizard, useWords } from '../context.ts';

export function SendingProgress() {
  const words = useWords();
  const percent = useWizard(({ submission }) =>
    submission.phase === 'sending' ? Math.round(submission.part * 100) : undefined,
  );
  const attaching = useWizard((state) => state.attaching.size > 0);
  if (attaching) return <p className="sending">{words.filesFirst}</p>;
  if (!percent || percent === 100) return null;
  return (
    <p className="sending">
      <progress max={100} value={percent} aria-label={words.submitting} /> {words.sent(percent)}
    </p>
  );
}
