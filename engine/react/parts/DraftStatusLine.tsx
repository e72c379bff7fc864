// Below the questions: whether the draft is saved on this device, and, behind one disclosure button, the other actions on the
// answers. Actions that remove answers ask for confirmation. A button that disappears moves the focus to the disclosure.
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import type { DraftInUse } from '../drafts/useDraft.ts';
import { useWizardContext } from '../state/context.ts';
import { instantInWords } from './instantInWords.ts';

/** Element id of the disclosure button: closing the blank form focuses it. */
export const DRAFT_OPTIONS = 'draft-options';

/** The message for each state of the draft, by its key. */
const PROMISE = {
  'nothing-yet': 'willSave',
  saved: 'willSave',
  refused: 'refused',
  conflict: 'paused',
  off: 'off',
} as const;

interface DraftStatusLineProps extends DraftInUse {
  readonly onBlank: () => void;
}

export function DraftStatusLine({ saver, status, onBlank }: DraftStatusLineProps) {
  const { form, messages } = useWizardContext();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { saving, savedAt } = status;
  const line = useRef<HTMLParagraphElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const focusNext = useRef<'line' | 'again' | 'heading'>(undefined);

  useEffect(() => {
    const target = focusNext.current;
    focusNext.current = undefined;
    if (target === 'line') line.current?.focus();
    if (target === 'again') again.current?.focus();
    if (target === 'heading') document.querySelector<HTMLElement>('h1')?.focus();
  });
  const goOn = () => {
    focusNext.current = 'again';
    setAsking(false);
  };
  const saveNothing = () => {
    focusNext.current = 'line';
    saver.stopSaving();
  };
  const startAgain = () => {
    focusNext.current = 'heading';
    setAsking(false);
    saver.startAgain();
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    // Emptied first: a live region announces a second wrong file only if its text changes.
    setRefused(false);
    if (chosen) setRefused(!(await saver.openFile(chosen)));
  };
  return (
    <div className="draft-status">
      <p tabIndex={-1} ref={line}>
        {saving === 'saved' && savedAt
          ? messages.draft.saved(instantInWords(savedAt, form.language, messages))
          : messages.draft[PROMISE[saving]]}
      </p>
      <p role="status">{refused && messages.draft.wrongFile}</p>
      <details className="draft-options">
        <summary id={DRAFT_OPTIONS}>{messages.draft.ways}</summary>
        {asking ? (
          <div role="alertdialog" aria-label={messages.draft.startAgain} aria-describedby={questionId}>
            <p id={questionId}>{messages.draft.confirm}</p>
            <button type="button" className="button-quiet" onClick={startAgain}>
              {messages.draft.confirmYes}
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the safe answer takes focus, as dialogs do */}
            <button type="button" className="button-quiet" autoFocus onClick={goOn}>
              {messages.draft.confirmNo}
            </button>
          </div>
        ) : (
          <div className="draft-buttons">
            <button type="button" className="button-quiet" title={messages.draft.saveFileHint} onClick={saver.saveFile}>
              {messages.draft.saveFile}
            </button>
            <button type="button" className="button-quiet" onClick={() => file.current?.click()}>
              {messages.draft.openFile}
            </button>
            <input ref={file} type="file" accept=".json" hidden onChange={open} />
            <button type="button" className="button-quiet" onClick={onBlank}>
              {messages.blank.open}
            </button>
            <button type="button" ref={again} className="button-quiet" onClick={() => setAsking(true)}>
              {messages.draft.startAgain}
            </button>
            {(saving === 'saved' || saving === 'nothing-yet') && (
              <button type="button" className="button-quiet" onClick={saveNothing}>
                {messages.draft.saveNothing}
              </button>
            )}
          </div>
        )}
      </details>
    </div>
  );
}
