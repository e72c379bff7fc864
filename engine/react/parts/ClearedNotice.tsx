// Names the answers that the latest change removed, with Undo.

import { type Answers, type Cleared, isNamed, listFields, type Step } from '../../core/index.ts';
import type { WizardMessages } from '../../languages/wizard.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { focusField } from './focusField.ts';
import { StickyNotice } from './StickyNotice.tsx';

export function ClearedNotice() {
  const messages = useMessages();
  const { form, store } = useWizardContext();
  const step = useWizard((state) => form.steps[state.step]);
  const cleared = useWizard((state) => state.cleared.at(-1));
  const undo = () => {
    if (!cleared) return;
    store.dispatch({ type: 'undo', cleared });
    focusField(cleared.name);
  };
  return (
    <StickyNotice role="status">
      {step && cleared && (
        <p className="notice">
          {inWords(step, store.getState().answers, cleared, messages)}{' '}
          <button type="button" className="button-quiet" onClick={undo}>
            {messages.undo}
          </button>
        </p>
      )}
    </StickyNotice>
  );
}

function inWords(step: Step, answers: Answers, cleared: Cleared, messages: WizardMessages): string {
  const labels = [...new Set(cleared.gone.filter(isNamed).map(({ label }) => label))];
  const gone = labels.length > 0 ? [messages.cleared(labels.join(messages.comma))] : [];
  if (cleared.index === undefined) return gone.join();
  const list = listFields(step, answers).find(({ name }) => name === cleared.name);
  const entry = messages.entry(list?.ui['ui:entry'] ?? '', cleared.index + 1);
  return [messages.entryRemoved(entry), ...gone].join(' ');
}
