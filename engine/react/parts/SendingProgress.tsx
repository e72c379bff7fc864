// What Next or Submit waits for: files that are being attached, or the share of the submission that was sent. Short waits show
// nothing. A pressed button that will act by itself afterwards is announced.
import { useMessages, useWizard } from '../state/context.ts';

export function SendingProgress() {
  const messages = useMessages();
  const percent = useWizard(({ submission }) =>
    submission.phase === 'sending' ? Math.round(submission.part * 100) : undefined,
  );
  const attaching = useWizard((state) => state.attaching.size > 0);
  const waits = useWizard((state) => (state.attaching.size > 0 ? state.onceAttached : undefined));
  return (
    <>
      {attaching && !waits && <p className="sending">{messages.filesFirst}</p>}
      <p className={waits ? 'sending' : 'visually-hidden'} role="status">
        {waits && `${messages.filesFirst} ${messages.onceAttached[waits]}`}
      </p>
      {!!percent && percent < 100 && (
        <p className="sending">
          <progress max={100} value={percent} aria-label={messages.submitting} /> {messages.sent(percent)}
        </p>
      )}
    </>
  );
}
