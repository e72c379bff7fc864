import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { showDrafts } from '../client/requests.ts';
import type { TextEdit } from '../protocol/words.ts';

interface ShownDrafts {
  /** Where the pages are that show the edits; empty for the dev server's own, which show what is written. */
  readonly origin: string;
  /** Why the edits are not shown. */
  readonly problem?: string;
}

/** Long enough for a word: each time the pages load anew. */
const DELAY_MS = 500;
const WRITTEN: ShownDrafts = { origin: '' };

/** Has the site show the edits after each pause in typing. While there are none, its pages are those of the dev server. */
export function useSiteDrafts(edits: readonly TextEdit[]): ShownDrafts {
  const [shown, setShown] = useState(WRITTEN);
  useEffect(() => {
    if (edits.length === 0) {
      setShown(WRITTEN);
      return;
    }
    let isOutdated = false;
    const ask = () => showDrafts({ edits }).catch((error: unknown) => ({ origin: '', problem: messageOf(error) }));
    const timer = setTimeout(async () => {
      const answer = await ask();
      if (!isOutdated) setShown(answer);
    }, DELAY_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [edits]);
  return shown;
}
