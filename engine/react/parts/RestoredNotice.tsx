// Above the questions once a draft was restored: when it was saved, which files are missing, and which answers no longer have a
// question. These stay until they are dismissed, also after a reload. The live region is rendered empty first, because screen
// readers announce only its changes; it is not atomic, so removing dismissed answers announces nothing.
import { useRef } from 'react';
import { flattenAnswers, titlePath } from '../../core/index.ts';
import type { DraftInUse } from '../drafts/useDraft.ts';
import { useMessages, useWizardContext } from '../state/context.ts';
import { instantInWords } from './instantInWords.ts';

export function RestoredNotice({ saver, status: { restored } }: DraftInUse) {
  const box = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    saver.dismissOrphans();
    box.current?.focus();
  };
  return (
    <div role="status" aria-atomic={false} className={restored && 'notice'} tabIndex={-1} ref={box}>
      {restored && <Restored {...restored} onDismiss={dismiss} />}
    </div>
  );
}

interface RestoredProps extends NonNullable<DraftInUse['status']['restored']> {
  readonly onDismiss: () => void;
}

function Restored({ savedAt, orphans, lostFiles, onDismiss }: RestoredProps) {
  const messages = useMessages();
  const { form } = useWizardContext();
  const titled = (name: string) => messages.draft.place(titlePath(form, name));
  const lines = orphans.flatMap(({ name, answer }) => flattenAnswers(name, answer));
  return (
    <>
      <p>{messages.draft.restored(instantInWords(savedAt, form.language, messages))}</p>
      {lostFiles.length > 0 && (
        <>
          <p>{messages.draft.lostFiles}</p>
          <ul>
            {lostFiles.map(({ name, attachment }) => (
              <li key={name}>
                {titled(name)}: <bdi>{attachment.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <>
          <p>{messages.draft.orphans}</p>
          <ul>
            {lines.map(({ name, answer }) => (
              <li key={name}>
                {titled(name)}: <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
          <button type="button" className="button-quiet" onClick={onDismiss}>
            {messages.draft.dismiss}
          </button>
        </>
      )}
    </>
  );
}
