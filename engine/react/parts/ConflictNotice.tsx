// Another tab has written newer answers. Nothing is overwritten until the visitor has said which ones count.

import type { DraftInUse } from '../drafts/useDraft.ts';
import { useMessages } from '../state/context.ts';
import { StickyNotice } from './StickyNotice.tsx';

export function ConflictNotice({ saver, status }: DraftInUse) {
  const messages = useMessages();
  if (status.saving !== 'conflict') return null;
  return (
    <StickyNotice role="alert" className="alert">
      <h2>{messages.draft.conflictTitle}</h2>
      <p>{messages.draft.conflict}</p>
      <button type="button" className="button-quiet" onClick={() => saver.resolveConflict('this-page')}>
        {messages.draft.thisPage}
      </button>{' '}
      <button type="button" className="button-quiet" onClick={() => saver.resolveConflict('other-tab')}>
        {messages.draft.otherTab}
      </button>
    </StickyNotice>
  );
}
