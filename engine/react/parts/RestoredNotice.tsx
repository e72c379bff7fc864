// Above the questions: that earlier answers are here again, which files are not, and which answers lost their question.
// The latter stay until they are dismissed, also over a reload. The live region stands there before its words, or they would
// not be announced, and is not atomic: answers that are dismissed leave it without a word.
import { useRef } from 'react';
import { flattenAnswers, titlePath } from '../../core/index.ts';
import { useWizardContext, useWords } from '../context.ts';
import type { DraftInUse } from '../drafts/useDraft.ts';
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
  const words = useWords();
  const { form } = useWizardContext();
  const titled = (name: string) => words.draft.place(titlePath(form, name));
  const lines = orphans.flatMap(({ name, answer }) => flattenAnswers(name, answer));
  return (
    <>
      <p>{words.draft.restored(instantInWords(savedAt, form.language))}</p>
      {lostFiles.length > 0 && (
        <>
          <p>{words.draft.lostFiles}</p>
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
          <p>{words.draft.orphans}</p>
          <ul>
            {lines.map(({ name, answer }) => (
              <li key={name}>
                {titled(name)}: <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
          <button type="button" className="button-quiet" onClick={onDismiss}>
            {words.draft.dismiss}
          </button>
        </>
      )}
    </>
  );
}
