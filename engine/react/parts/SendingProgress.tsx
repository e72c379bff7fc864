// What Next or Submit waits for: files that are being attached, or the share of the submission that was sent. Short waits show
// nothing. A pressed button that will act by itself afterwards is announced.
import { useWizard, useWords } from '../context.ts';

export function SendingProgress() {
  const words = useWords();
  const percent = useWizard(({ submission }) =>
    submission.phase === 'sending' ? Math.round(submission.part * 100) : undefined,
  );
  const attaching = useWizard((state) => state.attaching.size > 0);
  const waits = useWizard((state) => (state.attaching.size > 0 ? state.onceAttached : undefined));
  return (
    <>
      {attaching && !waits && <p className="sending">{words.filesFirst}</p>}
      <p className={waits ? 'sending' : 'visually-hidden'} role="status">
        {waits && `${words.filesFirst} ${words.onceAttached[waits]}`}
      </p>
      {!!percent && percent < 100 && (
        <p className="sending">
          <progress max={100} value={percent} aria-label={words.submitting} /> {words.sent(percent)}
        </p>
      )}
    </>
  );
}
