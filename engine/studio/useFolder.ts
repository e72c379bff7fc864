// The forms that there are and the files of the one that is open. They are read again whenever the window is come back to,
// for they may have been changed in another editor.
import { useCallback, useEffect, useState } from 'react';
import type { FormFolder, FormName } from './protocol.ts';
import { getFolder, getForms } from './requests.ts';

interface OpenFolder {
  readonly names: readonly FormName[];
  readonly folder: FormFolder | undefined;
  /** Why there is none. */
  readonly failure: string | undefined;
  /** Notes what a file holds by now. */
  written(file: string, text: string): void;
}

/** The folder of a form, and all forms by their names. */
export function useFolder(form: string | undefined): OpenFolder {
  const [names, setNames] = useState<readonly FormName[]>([]);
  const [read, setRead] = useState<{ readonly form: string; readonly folder: FormFolder }>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      try {
        const [all, folder] = await Promise.all([getForms(), form === undefined ? undefined : getFolder(form)]);
        if (isOver) return;
        setNames(all);
        setRead((before) => (form === undefined || !folder ? undefined : same(before, { form, folder })));
        setFailure(undefined);
      } catch (error) {
        if (!isOver) setFailure((error as Error).message);
      }
    };
    void load();
    window.addEventListener('focus', load);
    return () => {
      isOver = true;
      window.removeEventListener('focus', load);
    };
  }, [form]);
  const written = useCallback((name: string, text: string) => {
    setRead((before) => before && { ...before, folder: withText(before.folder, name, text) });
  }, []);
  return { names, folder: read?.form === form ? read?.folder : undefined, failure, written };
}

/** The earlier object where the contents are equal, so that React does not render again. */
function same<T>(before: T | undefined, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? (before ?? now) : now;
}

function withText(folder: FormFolder, name: string, text: string): FormFolder {
  return { ...folder, files: folder.files.map((file) => (file.name === name ? { name, text } : file)) };
}
