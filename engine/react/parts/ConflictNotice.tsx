// Another tab has written newer answers. Nothing is overwritten until the visitor has said which ones count.
import { useWords } from '../context.ts';
import type { DraftInUse } from '../useDraft.ts';
import { InSight } from './InSight.tsx';

export function ConflictNotice({ keeper, status }: DraftInUse) {
  const words = useWords();
  if (status.keeping !== 'conflict') return null;
  return (
    <InSight role="alert" className="alert">
      <h2>{words.draft.conflictTitle}</h2>
      <p>{words.draft.conflict}</p>
      <button type="button" className="button-quiet" onClick={() => keeper.resolveConflict('this-page')}>
        {words.draft.thisPage}
      </button>{' '}
      <button type="button" className="button-quiet" onClick={() => keeper.resolveConflict('other-tab')}>
        {words.draft.otherTab}
      </button>
    </InSight>
  );
}
