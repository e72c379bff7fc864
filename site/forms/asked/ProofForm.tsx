import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Proof } from '../../../engine/core/asking.ts';
import type { AnswerWords } from '../../words/words.ts';

interface ProofFormProps {
  readonly words: AnswerWords;
  /** Title of the question for the date. */
  readonly day: string;
  /** Resolves with the message of a refusal. */
  readonly onOpen: (proof: Proof) => Promise<string | undefined>;
}

/** Reference and date, without which nothing of the application is told. Neither is kept on the device. */
export function ProofForm({ words, day, onOpen }: ProofFormProps) {
  const [typed, setTyped] = useState<Proof>({ reference: '', day: '' });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const alert = useRef<HTMLParagraphElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal('');
    const isWhole = typed.reference.trim() !== '' && typed.day.trim() !== '';
    setBusy(true);
    setRefusal((isWhole ? await onOpen(typed) : words.missing) ?? '');
    setBusy(false);
    alert.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} autoComplete="off">
      <p className="lead">{words.lead}</p>
      <p>{words.proof}</p>
      <p className={refusal ? 'alert' : undefined} role="alert" tabIndex={-1} ref={alert}>
        {refusal}
      </p>
      <Field label={words.reference} hint={words.referenceHint}>
        {(props) => (
          <input
            {...props}
            className="input"
            type="text"
            dir="ltr"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed.reference}
            onChange={({ target }) => setTyped({ ...typed, reference: target.value })}
          />
        )}
      </Field>
      <Field label={day} hint={words.dayHint}>
        {(props) => (
          <input
            {...props}
            className="input"
            type="text"
            inputMode="numeric"
            maxLength={40}
            value={typed.day}
            onChange={({ target }) => setTyped({ ...typed, day: target.value })}
          />
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={isBusy || undefined}>
        {isBusy ? words.opening : words.open}
      </button>
    </form>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint: string;
  readonly children: (props: { readonly id: string; readonly 'aria-describedby': string }) => ReactNode;
}

function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children({ id, 'aria-describedby': `${id}-hint` })}
    </div>
  );
}
