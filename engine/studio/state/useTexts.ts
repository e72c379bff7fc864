// The texts in the editor: those of the files, replaced by unsaved ones where there are any.

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { save } from '../client/requests.ts';
import type { FileChange } from '../protocol/actions.ts';
import type { FormFolder, FormText, Texts } from '../protocol/protocol.ts';
import { readUnsaved, storeUnsaved, type Unsaved } from './unsavedTexts.ts';

/** The outcome of the last edit or save. */
export type Notice =
  | { readonly kind: 'done' | 'failed'; readonly text: string }
  /** Another program has changed the file since editing began. */
  | { readonly kind: 'conflict'; readonly file: string; readonly theirs: string };

export interface TextsInUse {
  readonly unsaved: Texts;
  /** Incremented when a text changes outside the editor. */
  readonly revision: number;
  readonly notice: Notice | undefined;
  edit(file: FormText, text: string): void;
  /** Writes the unsaved text. `before` is the content that it may replace: by default that at the beginning of editing. */
  save(file: FormText, before?: string): Promise<void>;
  /** Drops the unsaved text; `present` is the file's content if another program has changed it. */
  discard(file: string, present?: string): void;
}

const STORAGE_REFUSED =
  'This browser refuses to store unsaved text: it is lost when you leave the page. Save often to prevent that.';

/**
 * The texts of the files in `folder`; `replaceText` is told what a file contains after it was saved or reset, `onSaved` what saving
 * wrote.
 */
export function useTexts(
  folder: FormFolder | undefined,
  replaceText: (file: string, text: string) => void,
  onSaved: (change: FileChange) => void,
): TextsInUse {
  const [edited, setEdited] = useState<Readonly<Record<string, Unsaved | undefined>>>({});
  const [revision, setRevision] = useState(0);
  const [notice, setNotice] = useState<Notice>();
  /** The editor's text by file. */
  const shown = useRef<Texts>({});
  useEffect(() => {
    const read = (folder?.files ?? []).flatMap(({ name, text }) => {
      const found = readUnsaved(name);
      return found && found.text !== text ? [[name, found] as const] : [];
    });
    const found = Object.fromEntries(read);
    setEdited(found);
    const isOutdated = folder?.files.some(({ name, text }) => shown.current[name] !== (found[name]?.text ?? text));
    if (isOutdated) setRevision((revision) => revision + 1);
  }, [folder]);
  const unsaved = useMemo(
    () => Object.fromEntries(Object.entries(edited).flatMap(([name, one]) => (one ? [[name, one.text]] : []))),
    [edited],
  );
  useEffect(() => {
    shown.current = Object.fromEntries((folder?.files ?? []).map(({ name, text }) => [name, unsaved[name] ?? text]));
  });
  const store = useCallback((name: string, one: Unsaved | undefined) => {
    const isStored = storeUnsaved(name, one);
    setEdited((before) => ({ ...before, [name]: one }));
    setNotice(isStored ? undefined : { kind: 'failed', text: STORAGE_REFUSED });
  }, []);
  return {
    unsaved,
    revision,
    notice,
    edit: ({ name, text: present }, text) =>
      store(name, text === present ? undefined : { text, before: edited[name]?.before ?? present }),
    async save({ name, text: present }, before = edited[name]?.before ?? present) {
      const text = unsaved[name] ?? present;
      try {
        const answer = await save({ file: name, text, before });
        if (answer.kind === 'conflict') setNotice({ kind: 'conflict', file: name, theirs: answer.text });
        else if (answer.kind === 'invalid-json') {
          const { line, problem } = answer.finding;
          setNotice({ kind: 'failed', text: `Not saved, line ${line}: ${problem} Your text is kept in this browser.` });
        } else {
          store(name, undefined);
          replaceText(name, text);
          onSaved({ name, before, after: text });
          setNotice({ kind: 'done', text: `${name} is saved.` });
        }
      } catch (error) {
        const message = messageOf(error);
        setNotice({ kind: 'failed', text: `Not saved: ${message} Your text is kept in this browser.` });
      }
    },
    discard(name, present) {
      store(name, undefined);
      if (present !== undefined) replaceText(name, present);
      setRevision((revision) => revision + 1);
    },
  };
}
