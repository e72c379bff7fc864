import { useEffect, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { getOutline } from '../client/requests.ts';
import type { Outline } from '../protocol/outline.ts';
import type { FormFolder } from '../protocol/protocol.ts';

/** What the form asks, read again whenever its files were; the reason, if they cannot be read as a form; undefined before. */
export function useOutline(form: string, folder: FormFolder): Outline | string | undefined {
  const [read, setRead] = useState<{ readonly form: string; readonly outline: Outline | string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another `folder` is what was read again.
  useEffect(() => {
    let isCancelled = false;
    const show = (outline: Outline | string) => {
      if (!isCancelled) setRead({ form, outline });
    };
    getOutline(form).then(show, (error: unknown) => show(messageOf(error)));
    return () => {
      isCancelled = true;
    };
  }, [form, folder]);
  return read?.form === form ? read.outline : undefined;
}
