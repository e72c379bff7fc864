// Another tab has written newer answers. Nothing is overwritten until the visitor has said which ones count.
import { useWords } from '../context.ts';
import type { DraftInUse } from '../drafts/useDraft.ts';
import { StickyNotice } from './StickyNotice.tsx';

export function ConflictNotice({ saver, status }: DraftInUse) {
  const words = useWords();
  if (status.keeping !== 'conflict') return null;
  return (
    <StickyNotice role="alert" className="alert">
      <h2>{words.draft.conflictTitle}</h2>
      <p>{words.draft.conflict}</p>
      <button type="button" className="button-quiet" onClick={() => saver.resolveConflict('this-page')}>
        {words.draft.thisPage}
      </button>{' '}
      <button type="button" className="button-quiet" onClick={() => saver.resolveConflict('other-tab')}>
        {words.draft.otherTab}
      </button>
    </StickyNotice>
  );
}
