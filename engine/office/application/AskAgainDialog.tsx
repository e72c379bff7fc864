import { useState } from 'react';
import type { Application, AskableQuestion, OfficeRefusal } from '../../ports/index.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Field } from '../parts/Field.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { useOffice } from '../state/office.ts';
import { useLoaded } from '../state/useRequest.ts';
import { AskAgainLink } from './AskAgainLink.tsx';
import type { Commands } from './useCommands.ts';

interface AskAgainDialogProps {
  readonly application: Application;
  readonly commands: Commands;
  readonly onClose: () => void;
}

/** The questions by step, to be marked, and words to the parent; then the link, which is shown only here. */
export function AskAgainDialog({ application, commands, onClose }: AskAgainDialogProps) {
  const { messages } = useOffice();
  const parts = { reference: application.reference };
  const { answer: questions, refusal } = useLoaded('GET /applications/:reference/questions', { parts });
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [isMade, setMade] = useState(false);
  const [refused, setRefused] = useState<OfficeRefusal>();
  const texts = messages.askAgain;
  const link = isMade ? application.asking?.link : undefined;
  if (link !== undefined) {
    return (
      <Dialog title={texts.linkTitle} onClose={onClose} isWide>
        <AskAgainLink application={application} link={link} />
        <p className="actions">
          <button type="button" className="button plain" onClick={onClose}>
            {messages.close}
          </button>
        </p>
      </Dialog>
    );
  }
  const make = async () => {
    const ask = { type: 'ask', questions: [...marked], ...(message.trim() && { message }) } as const;
    const found = await commands.send(ask);
    setRefused(found);
    if (!found) setMade(true);
  };
  const mark = (pointer: string, isMarked: boolean) => {
    const others = [...marked].filter((one) => one !== pointer);
    setMarked(new Set(isMarked ? [...others, pointer] : others));
  };
  return (
    <Dialog title={texts.open} onClose={onClose} isWide>
      <Refusal refusal={refusal ?? refused} />
      <p>{texts.explain}</p>
      {!questions && !refusal && <p role="status">{messages.loading}</p>}
      {stepsOf(questions ?? []).map(([step, ofStep]) => (
        <fieldset key={step} className="choice">
          <legend>{step}</legend>
          {ofStep.map(({ pointer, label }) => (
            <label key={pointer} className="check">
              <input
                type="checkbox"
                checked={marked.has(pointer)}
                onChange={(event) => mark(pointer, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      ))}
      <Field label={texts.message} hint={texts.messageHint}>
        {({ id, 'aria-describedby': hint }) => (
          <textarea
            id={id}
            aria-describedby={hint}
            dir="auto"
            rows={4}
            maxLength={4000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      {application.asking?.state === 'open' && <p>{texts.replaces}</p>}
      <p className="actions">
        <button
          type="button"
          className="button"
          aria-disabled={marked.size === 0}
          onClick={() => marked.size > 0 && make()}
        >
          {texts.make}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {messages.cancel}
        </button>
      </p>
    </Dialog>
  );
}

/** In the order of the form. */
function stepsOf(questions: readonly AskableQuestion[]): readonly (readonly [string, readonly AskableQuestion[]])[] {
  const steps = new Map<string, AskableQuestion[]>();
  for (const question of questions) steps.set(question.step, [...(steps.get(question.step) ?? []), question]);
  return [...steps];
}
