import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWizardContext } from './context.ts';
import { createDraftKeeper, type DraftKeeper, type DraftStatus } from './draftKeeper.ts';

export interface DraftInUse {
  readonly keeper: DraftKeeper;
  readonly status: DraftStatus;
}

/** The keeper of this visit and what it has to say. It runs while the form is shown. */
export function useDraft(): DraftInUse {
  const { form, store, ports } = useWizardContext();
  const [keeper] = useState(() => createDraftKeeper(form, store, ports.drafts, ports.receipts));
  const status = useSyncExternalStore(keeper.subscribe, keeper.getStatus, keeper.getStatus);
  useEffect(() => {
    const stop = keeper.start();
    const flush = () => void keeper.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, [keeper]);
  return { keeper, status };
}
