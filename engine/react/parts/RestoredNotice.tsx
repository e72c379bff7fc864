// Above the questions: that earlier answers are here again, and which of them lost their question.

import { useWizardContext } from '../context.ts';
import type { DraftStatus } from '../draftKeeper.ts';
import { instantInWords } from './instantInWords.ts';

export function RestoredNotice({ restored }: DraftStatus) {
  const { form, words } = useWizardContext();
  if (!restored) return null;
  return (
    <div className="notice" role="status">
      <p>{words.draft.restored(instantInWords(restored.savedAt, form.language))}</p>
      {restored.orphans.length > 0 && (
        <>
          <p>{words.draft.orphans}</p>
          <ul>
            {restored.orphans.map(({ name, answer }) => (
              <li key={name}>
                <bdi>{typeof answer === 'string' ? answer : JSON.stringify(answer)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
