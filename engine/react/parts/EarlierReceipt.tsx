// On an untouched form: the receipt of an earlier submission, with a button that opens its confirmation.
import { useEffect, useState } from 'react';
import { pristineAnswers, type Receipt } from '../../core/index.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { instantInWords } from './instantInWords.ts';

export function EarlierReceipt() {
  const messages = useMessages();
  const { form, store, ports } = useWizardContext();
  const untouched = useWizard((state) => state.answers === pristineAnswers(form));
  const [receipt, setReceipt] = useState<Receipt>();
  useEffect(() => {
    let shown = true;
    ports.receipts.latest(form).then((latest) => shown && setReceipt(latest));
    return () => {
      shown = false;
    };
  }, [form, ports]);
  if (!receipt || !untouched) return null;
  return (
    <div className="notice">
      <p>{messages.earlier(receipt.reference, instantInWords(receipt.receivedAt, form.language, messages))}</p>
      <button type="button" className="button-quiet" onClick={() => store.dispatch({ type: 'done', receipt })}>
        {messages.openConfirmation}
      </button>
    </div>
  );
}
