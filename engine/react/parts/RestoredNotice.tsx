// Above the questions: that earlier answers are here again, which files are not, and which answers lost their question.
// The latter stay until they are dismissed, also over a reload.
import { useRef } from 'react';
import { leaves } from '../../core/leaves.ts';
import { titlePath } from '../../core/titlePath.ts';
import { useWizardContext, useWords } from '../context.ts';
import type { DraftInUse } from '../useDraft.ts';
import { instantInWords } from './instantInWords.ts';

export function RestoredNotice({ keeper, status: { restored } }: DraftInUse) {
  const words = useWords();
  const { form } = useWizardContext();
  const box = useRef<HTMLDivElement>(null);
  if (!restored) return null;
  const titled = (name: string) => words.draft.place(titlePath(form, name));
  const orphans = restored.orphans.flatMap(({ name, answer }) => leaves(name, answer));
  const dismiss = () => {
    keeper.dismissOrphans();
    box.current?.focus();
  };
  return (
    <div className="notice" role="status" tabIndex={-1} ref={box}>
      <p>{words.draft.restored(instantInWords(restored.savedAt, form.language))}</p>
      {restored.lostFiles.length > 0 && (
        <>
          <p>{words.draft.lostFiles}</p>
          <ul>
            {restored.lostFiles.map(({ name, attachment }) => (
              <li key={name}>
                {titled(name)}: <bdi>{attachment.name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {orphans.length > 0 && (
        <>
          <p>{words.draft.orphans}</p>
          <ul>
            {orphans.map(({ name, answer }) => (
              <li key={name}>
                {titled(name)}: <bdi>{answer}</bdi>
              </li>
            ))}
          </ul>
          <button type="button" className="button-quiet" onClick={dismiss}>
            {words.draft.dismiss}
          </button>
        </>
      )}
    </div>
  );
}
