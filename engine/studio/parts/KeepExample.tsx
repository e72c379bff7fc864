import { useId, useState } from 'react';
import type { Example } from '../../check/index.ts';
import { acceptSubmission, type Form } from '../../core/index.ts';
import type { KeptExample } from '../protocol/actions.ts';
import type { Visit } from '../state/visit.ts';

interface KeepExampleProps {
  /** In the source language. */
  readonly form: Form;
  readonly visit: Visit;
  readonly examples: readonly Example[];
  readonly onKeep: (kept: KeptExample) => void;
}

const REFUSED = 'refused/';

/** A button that saves the answers of the preview as an example: over the example that filled the preview, or as a new one. */
export function KeepExample({ form, visit, examples, onKeep }: KeepExampleProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  // The example as the files have it now, which differs from `visit.begunWith` after it was saved here.
  const begunWith = examples.find(({ name }) => name === visit.begunWith?.name);
  const { answers, errors } = acceptSubmission(form, visit.answers);
  const messages = Object.fromEntries(errors.map(({ name, message }) => [name, message]));
  const isRefused = errors.length > 0;
  const given = [answers, visit.answers].map((one) => JSON.stringify(one));
  const isKept = examples.some((example) => given.includes(JSON.stringify(example.answers)));
  if (Object.keys(visit.answers).length === 0 || isKept) return null;
  const from = begunWith?.name.startsWith(REFUSED) ? undefined : begunWith?.name;
  const keep = (name: string) => onKeep({ name, answers, errors: messages, ...(from !== undefined && { from }) });
  const fits = begunWith && isRefused === begunWith.name.startsWith(REFUSED);
  return (
    <form
      className="studio-actions"
      aria-label="Keep these answers"
      onSubmit={(event) => {
        event.preventDefault();
        keep(`${isRefused ? REFUSED : ''}${typed.trim()}`);
      }}
    >
      {fits && (
        <button type="button" onClick={() => keep(begunWith.name)}>
          Keep in “{begunWith.name}”…
        </button>
      )}
      <label htmlFor={id}>{isRefused ? 'Refused. New example' : 'Accepted. New example'}</label>
      <input
        id={id}
        required
        pattern="[a-z0-9][a-z0-9\-]*"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">Keep as example…</button>
    </form>
  );
}
