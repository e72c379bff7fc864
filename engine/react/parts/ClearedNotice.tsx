// Names the answers that the latest change removed, with Undo.

import { type Answers, type Cleared, listFields, type Step } from '../../core/index.ts';
import { useWizard, useWizardContext, useWords } from '../context.ts';
import { focusField } from '../focusField.ts';
import type { Words } from '../words/words.ts';
import { StickyNotice } from './StickyNotice.tsx';

export function ClearedNotice() {
  const words = useWords();
  const { form, store } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const cleared = useWizard((state) => state.cleared.at(-1));
  const undo = () => {
    if (!cleared) return;
    store.dispatch({ type: 'undo', cleared });
    focusField(cleared.kind === 'answers' ? cleared.cause.name : cleared.list);
  };
  return (
    <StickyNotice role="status">
      {step && cleared && (
        <p className="notice">
          {inWords(step, store.getState().answers, cleared, words)}{' '}
          <button type="button" className="button-quiet" onClick={undo}>
            {words.undo}
          </button>
        </p>
      )}
    </StickyNotice>
  );
}

function inWords(step: Step, answers: Answers, cleared: Cleared, words: Words): string {
  if (cleared.kind === 'answers') {
    return words.cleared([...new Set(cleared.gone.map(({ label }) => label))].join(words.comma));
  }
  const list = listFields(step, answers).find(({ name }) => name === cleared.list);
  return words.entryRemoved(words.entry(list?.ui['ui:entry'] ?? '', cleared.index + 1));
}
