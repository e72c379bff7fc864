// An earlier version of this submission was received: its reference, and the choice to accept it or to send this one as a new
// submission.
import type { Failure } from '../../core/index.ts';
import { useWizardContext } from '../state/context.ts';
import type { Sender } from '../submission/sender.ts';
import { instantInWords } from './instantInWords.ts';

interface ReceivedChoiceProps extends Pick<Failure, 'receipt'> {
  readonly sender: Sender;
}

export function ReceivedChoice({ receipt, sender }: ReceivedChoiceProps) {
  const { form, messages } = useWizardContext();
  const sendAsNew = () => {
    // The notice and this button are about to be removed; focus moves to the busy Submit.
    document.querySelector<HTMLElement>('.wizard-actions .button')?.focus();
    void sender.sendAsNew();
  };
  return (
    <>
      {receipt && (
        <p>
          {messages.received.reference}{' '}
          <strong className="unbroken" dir="ltr">
            {receipt.reference}
          </strong>
          . {messages.receivedAt(instantInWords(receipt.receivedAt, form.language, messages))}
        </p>
      )}
      <div className="wizard-actions">
        <button type="button" className="button-secondary" onClick={sender.keepReceived}>
          {messages.received.keep}
        </button>
        <button type="button" className="button-secondary" onClick={sendAsNew}>
          {messages.received.sendAsNew}
        </button>
      </div>
    </>
  );
}
