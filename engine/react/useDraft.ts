import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useWizardContext } from './context.ts';
import { createDraftKeeper, type DraftKeeper } from './draftKeeper.ts';
import type { DraftStatus } from './draftStatus.ts';

/** Of an ISO 8601 instant, the characters up to its minute. */
const MINUTES = 16;

export interface DraftInUse {
  readonly keeper: DraftKeeper;
  readonly status: DraftStatus;
}

/** The keeper of this visit and what it has to say. It runs while the form is shown. */
export function useDraft(): DraftInUse {
  const { form, store, ports, press } = useWizardContext();
  const [keeper] = useState(() => createDraftKeeper(form, store, ports.drafts, ports.receipts));
  const [read] = useState(() => toTheMinute(keeper));
  const [subscribe] = useState(() => press.between(keeper.subscribe));
  const status = useSyncExternalStore(subscribe, read, read);
  useLayoutEffect(() => {
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

/** The keeper's status, one object while nothing but the seconds of its last keep changes: nobody is told those. */
function toTheMinute(keeper: DraftKeeper): () => DraftStatus {
  let shown = keeper.getStatus();
  return () => {
    const now = keeper.getStatus();
    const isSame = Object.keys({ ...shown, ...now }).every((name) => {
      const [before, after] = [shown[name as keyof DraftStatus], now[name as keyof DraftStatus]];
      if (name !== 'savedAt') return before === after;
      return String(before).slice(0, MINUTES) === String(after).slice(0, MINUTES);
    });
    if (!isSame) shown = now;
    return shown;
  };
}
