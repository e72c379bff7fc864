import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useWizardContext } from '../state/context.ts';
import { createDraftSaver, type DraftSaver } from './draftSaver.ts';
import type { DraftStatus } from './draftStatus.ts';

/** Length of an ISO 8601 instant up to its minutes. */
const MINUTES = 16;

export interface DraftInUse {
  readonly saver: DraftSaver;
  readonly status: DraftStatus;
}

/** Starts the draft saver while the form is mounted; saves at once when the page is hidden. */
export function useDraft(): DraftInUse {
  const { store, ports, press } = useWizardContext();
  const [saver] = useState(() => createDraftSaver(store, ports.drafts, ports.receipts));
  const [read] = useState(() => toTheMinute(saver));
  const [subscribe] = useState(() => press.defer(saver.subscribe));
  const status = useSyncExternalStore(subscribe, read, read);
  useLayoutEffect(() => {
    const stop = saver.start();
    const flush = () => void saver.flush();
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', flushWhenHidden);
      window.removeEventListener('pagehide', flush);
    };
  }, [saver]);
  return { saver, status };
}

/** A snapshot for useSyncExternalStore that changes identity only when more than the seconds of `savedAt` differ: the page shows minutes. */
function toTheMinute(saver: DraftSaver): () => DraftStatus {
  let shown = saver.getStatus();
  return () => {
    const now = saver.getStatus();
    const isSame = Object.keys({ ...shown, ...now }).every((name) => {
      const [before, after] = [shown[name as keyof DraftStatus], now[name as keyof DraftStatus]];
      if (name !== 'savedAt') return before === after;
      return String(before).slice(0, MINUTES) === String(after).slice(0, MINUTES);
    });
    if (!isSame) shown = now;
    return shown;
  };
}
