// Below the questions: what is kept on this device, and the ways to have nothing kept or to begin anew. What removes
// answers asks first. A button that is gone after it was pressed hands the focus on.
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useWizardContext } from '../context.ts';
import type { DraftInUse } from '../useDraft.ts';
import { instantInWords } from './instantInWords.ts';

/** Element id of the button that opens the blank form: the focus comes back to it. */
export const BLANK_BUTTON = 'open-blank-form';

/** What is said of each state of the draft, by the name of the words. */
const PROMISE = {
  'nothing-yet': 'willKeep',
  kept: 'willKeep',
  refused: 'refused',
  conflict: 'paused',
  off: 'off',
} as const;

interface DraftStatusLineProps extends DraftInUse {
  readonly onBlank: () => void;
}

export function DraftStatusLine({ keeper, status, onBlank }: DraftStatusLineProps) {
  const { form, words } = useWizardContext();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const { keeping, savedAt } = status;
  const line = useRef<HTMLParagraphElement>(null);
  const again = useRef<HTMLButtonElement>(null);
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
  const keepNothing = () => {
    focusNext.current = 'line';
    keeper.keepNothing();
  };
  const startAgain = () => {
    focusNext.current = 'heading';
    setAsking(false);
    keeper.startAgain();
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen) setRefused(!(await keeper.openFile(chosen)));
  };
  return (
    <div className="draft-status">
      <p tabIndex={-1} ref={line}>
        {keeping === 'kept' && savedAt
          ? words.draft.kept(instantInWords(savedAt, form.language))
          : words.draft[PROMISE[keeping]]}
      </p>
      <p role="status">{refused && words.draft.wrongFile}</p>
      {asking ? (
        <div role="alertdialog" aria-label={words.draft.startAgain} className="draft-question">
          <p>{words.draft.confirm}</p>
          <button type="button" className="button-quiet" onClick={startAgain}>
            {words.draft.confirmYes}
          </button>
          {/* biome-ignore lint/a11y/noAutofocus: the safe answer takes focus, as dialogs do */}
          <button type="button" className="button-quiet" autoFocus onClick={goOn}>
            {words.draft.confirmNo}
          </button>
        </div>
      ) : (
        <>
          <button type="button" className="button-quiet" title={words.draft.saveFileHint} onClick={keeper.saveFile}>
            {words.draft.saveFile}
          </button>
          <button type="button" className="button-quiet" onClick={() => file.current?.click()}>
            {words.draft.openFile}
          </button>
          <input ref={file} type="file" accept=".json" hidden onChange={open} />
          <button type="button" id={BLANK_BUTTON} className="button-quiet" onClick={onBlank}>
            {words.blank.open}
          </button>
          <button type="button" ref={again} className="button-quiet" onClick={() => setAsking(true)}>
            {words.draft.startAgain}
          </button>
          {(keeping === 'kept' || keeping === 'nothing-yet') && (
            <button type="button" className="button-quiet" onClick={keepNothing}>
              {words.draft.keepNothing}
            </button>
          )}
        </>
      )}
    </div>
  );
}
