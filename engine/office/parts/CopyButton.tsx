import { useState } from 'react';
import { useOffice } from '../state/office.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
  readonly onCopied?: () => void;
}

/** Puts a text on the clipboard, and says whether the browser has let it. */
export function CopyButton({ label, text, onCopied }: CopyButtonProps) {
  const { messages, copy } = useOffice();
  const [outcome, setOutcome] = useState('');
  const press = () =>
    copy(text).then(
      () => {
        setOutcome(messages.copied);
        onCopied?.();
      },
      () => setOutcome(messages.notCopied),
    );
  return (
    <>
      <button type="button" className="button plain" onClick={press}>
        {label}
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
