import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { getState } from '../client/requests.ts';
import type { FormName, FormState } from '../protocol/protocol.ts';

/**
 * By form its state, or why it could not be read; undefined before the answer. Asked one after the other, and again
 * whenever the window gets the focus.
 */
export function useStates(names: readonly FormName[]): Readonly<Record<string, FormState | string | undefined>> {
  const [states, setStates] = useState<Readonly<Record<string, FormState | string>>>({});
  useEffect(() => {
    let isCancelled = false;
    const ask = async () => {
      for (const { id } of names) {
        const state = await getState(id).catch(messageOf);
        if (isCancelled) return;
        setStates((before) => ({ ...before, [id]: state }));
      }
    };
    void ask();
    window.addEventListener('focus', ask);
    return () => {
      isCancelled = true;
      window.removeEventListener('focus', ask);
    };
  }, [names]);
  return states;
}
