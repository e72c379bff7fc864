import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { getReceived } from '../client/requests.ts';
import type { Received } from '../protocol/protocol.ts';

/**
 * What was sent to the dev server by the form, or why it cannot be told; undefined before the answer, and without a form. Asked again whenever the window
 * gets the focus: the form is sent in another tab.
 */
export function useReceived(form: string | undefined): readonly Received[] | string | undefined {
  const [answered, setAnswered] = useState<{
    readonly form: string;
    readonly received: readonly Received[] | string;
  }>();
  useEffect(() => {
    if (form === undefined) return;
    let isCancelled = false;
    const ask = async () => {
      const received = await getReceived(form).catch(messageOf);
      if (!isCancelled) setAnswered({ form, received });
    };
    void ask();
    window.addEventListener('focus', ask);
    return () => {
      isCancelled = true;
      window.removeEventListener('focus', ask);
    };
  }, [form]);
  return answered !== undefined && answered.form === form ? answered.received : undefined;
}
