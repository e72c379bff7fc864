import { useEffect, useRef, useState } from 'react';
import type { ApplicationFilter, OfficeRefusal } from '../../ports/index.ts';
import { Refused } from '../client/client.ts';
import { useOffice } from '../state/office.ts';
import type { ExportChoice } from './rememberedChoice.ts';

export interface Export {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  readonly refusal: OfficeRefusal | undefined;
  start(filter: ApplicationFilter, choice: ExportChoice): Promise<void>;
}

/** Makes a file and saves it; one at a time, given up when the part of the page goes. */
export function useExport(): Export {
  const { client, save } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start: Export['start'] = async (filter, { as, columns }) => {
    if (isBusy) return;
    const abort = new AbortController();
    running.current = abort;
    setBusy(true);
    setDone(false);
    setRefusal(undefined);
    try {
      const query = { ...filter, as, columns: columns?.join(',') };
      save(await client.load('GET /export', { query }, abort.signal));
      setDone(true);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.refusal);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, isDone, refusal, start };
}
