// The list of forms and the files of the open one. Both are read again whenever the window gets the focus, because another
// editor may have changed them.

import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../../core/index.ts';
import { getFolder, getForms } from '../client/requests.ts';
import type { FormFolder, FormName } from '../protocol/protocol.ts';

interface OpenFolder {
  readonly names: readonly FormName[];
  /** Undefined before the first answer, and without a form. */
  readonly folder: FormFolder | undefined;
  /** Why reading failed. */
  readonly failure: string | undefined;
  /** Replaces the content of a file that was saved, or that another program changed. */
  replaceText(file: string, text: string): void;
  /** Reads everything again; ends once the result of this or a later reading is shown. */
  reload(): Promise<void>;
}

/** The names of all forms, and the folder of `form`. */
export function useFolder(form: string | undefined): OpenFolder {
  const [names, setNames] = useState<readonly FormName[]>([]);
  const [read, setRead] = useState<{ readonly form: string; readonly folder: FormFolder }>();
  const [failure, setFailure] = useState<string>();
  const reading = useRef<Promise<void>>(undefined);
  const reload = useCallback(async () => {
    const readAll = async () => {
      try {
        const [all, folder] = await Promise.all([getForms(), form === undefined ? undefined : getFolder(form)]);
        if (reading.current !== own) return reading.current;
        // `flushSync` draws it now: whoever waits for this reading finds the page as it is then.
        flushSync(() => {
          setNames((before) => reuseEqual(before, all));
          setRead((before) => (form === undefined || !folder ? undefined : reuseEqual(before, { form, folder })));
          setFailure(undefined);
        });
      } catch (error) {
        if (reading.current !== own) return reading.current;
        setFailure(messageOf(error));
      }
    };
    const own: Promise<void> = readAll();
    reading.current = own;
    return own;
  }, [form]);
  useEffect(() => {
    void reload();
    window.addEventListener('focus', reload);
    return () => {
      reading.current = undefined;
      window.removeEventListener('focus', reload);
    };
  }, [reload]);
  const replaceText = useCallback((name: string, text: string) => {
    setRead((before) => before && { ...before, folder: withText(before.folder, name, text) });
  }, []);
  return { names, folder: read?.form === form ? read?.folder : undefined, failure, replaceText, reload };
}

/** The earlier object if the contents are equal, so that React does not render again. */
function reuseEqual<T>(before: T | undefined, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? (before ?? now) : now;
}

function withText(folder: FormFolder, name: string, text: string): FormFolder {
  return { ...folder, files: folder.files.map((file) => (file.name === name ? { name, text } : file)) };
}
