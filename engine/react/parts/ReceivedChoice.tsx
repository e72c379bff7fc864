// An earlier version of this submission was received: its reference, and the choice to leave it or send this one as new.
import type { Failure } from '../../core/index.ts';
import { useWizardContext } from '../context.ts';
import type { Sender } from '../submission/sender.ts';
import { instantInWords } from './instantInWords.ts';

interface ReceivedChoiceProps extends Pick<Failure, 'kept'> {
  readonly sender: Sender;
}

export function ReceivedChoice({ kept, sender }: ReceivedChoiceProps) {
  const { form, words } = useWizardContext();
  const sendAsNew = () => {
    // The notice and this button are about to be removed; focus moves to the busy Submit.
    document.querySelector<HTMLElement>('.wizard-actions .button')?.focus();
    void sender.sendAsNew();
  };
  return (
    <>
      {kept && (
        <p>
          {words.received.reference}{' '}
          <strong className="unbroken" dir="ltr">
            {kept.reference}
          </strong>
          . {words.receivedAt(instantInWords(kept.receivedAt, form.language))}
        </p>
      )}
      <div className="wizard-actions">
        <button type="button" className="button-secondary" onClick={sender.keepReceived}>
          {words.received.keep}
        </button>
        <button type="button" className="button-secondary" onClick={sendAsNew}>
          {words.received.sendAsNew}
        </button>
      </div>
    </>
  );
}
