// Requests of a part of the page: one at a time, with what became of it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeRefusal } from '../../ports/index.ts';
import { type Api, type ApiName, type Given, Refused } from '../client/client.ts';
import { useOffice } from './office.ts';

export interface Sending {
  readonly isBusy: boolean;
  /** Of the last request. */
  readonly refusal: OfficeRefusal | undefined;
  readonly setRefusal: (refusal: OfficeRefusal | undefined) => void;
  /** Resolves with undefined if the request was refused, or another is under way. */
  send<Name extends ApiName>(name: Name, given?: Given<Name>): Promise<Api[Name]['answer'] | undefined>;
}

/** For changes: sent when a button is pressed. */
export function useSending(): Sending {
  const { client } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  const isUnderWay = useRef(false);
  const send: Sending['send'] = async (name, given) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const answer = await client.ask(name, given);
      setRefusal(undefined);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefusal(error.refusal);
      return undefined;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, refusal, setRefusal, send };
}

export interface Loaded<Answer> {
  readonly answer: Answer | undefined;
  readonly refusal: OfficeRefusal | undefined;
  readonly isLoading: boolean;
  readonly reload: () => void;
  /** Shows another answer, e.g. that of a change. */
  readonly replace: (answer: Answer) => void;
}

/** Asks when the part is drawn first, and again when what it asks or the language changes; the answer before stays until the next is there. */
export function useLoaded<Name extends ApiName>(name: Name, given: Given<Name> = {}): Loaded<Api[Name]['answer']> {
  const { client } = useOffice();
  const [answer, setAnswer] = useState<Api[Name]['answer']>();
  const [refusal, setRefusal] = useState<OfficeRefusal>();
  const [isLoading, setLoading] = useState(true);
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify([name, given, times]);
  useEffect(() => {
    let isLatest = true;
    const [name, given] = JSON.parse(asked) as [Name, Given<Name>];
    setLoading(true);
    client
      .ask(name, given)
      .then(
        (found) => {
          if (!isLatest) return;
          setAnswer(found);
          setRefusal(undefined);
        },
        (error) => {
          if (!isLatest) return;
          if (!(error instanceof Refused)) throw error;
          setRefusal(error.refusal);
        },
      )
      .finally(() => isLatest && setLoading(false));
    return () => {
      isLatest = false;
    };
  }, [client, asked]);
  const reload = useCallback(() => setTimes((before) => before + 1), []);
  return { answer, refusal, isLoading, reload, replace: setAnswer };
}
