// The school has an earlier version of this form: which one that is, and the two ways on.
import type { Failure } from '../../core/index.ts';
import { useWizardContext } from '../context.ts';
import type { Sender } from '../sender.ts';
import { instantInWords } from './instantInWords.ts';

interface ReceivedChoiceProps extends Pick<Failure, 'kept'> {
  readonly sender: Sender;
}

export function ReceivedChoice({ kept, sender }: ReceivedChoiceProps) {
  const { form, words } = useWizardContext();
  const sendAsNew = () => {
    // This button goes with the notice; the one that is busy now takes the focus.
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
