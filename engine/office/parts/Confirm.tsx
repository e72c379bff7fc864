import type { ReactNode } from 'react';
import { useOffice } from '../state/office.ts';
import type { Sending } from '../state/useRequest.ts';
import { Dialog } from './Dialog.tsx';
import { Refusal } from './Refusal.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What is asked for, as the button's text. */
  readonly action: string;
  readonly sending?: Sending;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What cannot be undone. */
  readonly children: ReactNode;
}

/** Asks before something that cannot be undone. */
export function Confirm({ title, action, sending, onConfirm, onClose, children }: ConfirmProps) {
  const { messages } = useOffice();
  return (
    <Dialog title={title} onClose={onClose}>
      <Refusal refusal={sending?.refusal} />
      <p>{children}</p>
      <p className="actions">
        <button type="button" className="button" aria-disabled={sending?.isBusy || undefined} onClick={onConfirm}>
          {action}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {messages.cancel}
        </button>
      </p>
    </Dialog>
  );
}
