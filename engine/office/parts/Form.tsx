import type { ReactNode } from 'react';
import type { Sending } from '../state/useRequest.ts';
import { Refusal } from './Refusal.tsx';

interface FormProps {
  readonly sending: Sending;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly others?: ReactNode;
}

/** A form of one request, with why it was refused above and its button below. */
export function Form({ sending, submit, onSubmit, children, others }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Refusal refusal={sending.refusal} />
      {children}
      <p className="actions">
        <button type="submit" className="button" aria-disabled={sending.isBusy || undefined}>
          {submit}
        </button>
        {others}
      </p>
    </form>
  );
}
