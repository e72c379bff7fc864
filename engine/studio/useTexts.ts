// The texts at hand: those of the files, and over them what was typed and not saved.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormFolder, Texts, WrittenFile } from './protocol.ts';
import { save } from './requests.ts';
import { keepUnsaved, readUnsaved, type Unsaved } from './unsavedTexts.ts';

/** Outcome of the last save or reset, shown to the maintainer. */
export type Notice =
  | { readonly kind: 'done' | 'failed'; readonly text: string }
  /** Somebody else has written the file since the text was begun. */
  | { readonly kind: 'changed-meanwhile'; readonly file: string; readonly theirs: string };

export interface TextsInUse {
  /** Those that were not saved. */
  readonly unsaved: Texts;
  /** Raised when texts came from elsewhere than the editor. */
  readonly revision: number;
  readonly notice: Notice | undefined;
  edit(file: WrittenFile, text: string): void;
  /** Writes the unsaved text; `before` is what it may replace, where that is not what it was begun on. */
  save(file: WrittenFile, before?: string): Promise<void>;
  /** Gives the unsaved text up for what the file holds. */
  discard(file: string, present?: string): void;
}

const NOT_KEPT = 'This browser keeps nothing: what you type here is gone when the page is left. Save often.';

export function useTexts(folder: FormFolder | undefined, written: (file: string, text: string) => void): TextsInUse {
  const [kept, setKept] = useState<Readonly<Record<string, Unsaved | undefined>>>({});
  const [revision, setRevision] = useState(0);
  const [notice, setNotice] = useState<Notice>();
  /** What the editor has, by file. */
  const shown = useRef<Texts>({});
  useEffect(() => {
    const read = (folder?.files ?? []).flatMap(({ name, text }) => {
      const found = readUnsaved(name);
      return found && found.text !== text ? [[name, found] as const] : [];
    });
    const found = Object.fromEntries(read);
    setKept(found);
    const isElsewhere = folder?.files.some(({ name, text }) => shown.current[name] !== (found[name]?.text ?? text));
    if (isElsewhere) setRevision((times) => times + 1);
  }, [folder]);
  const unsaved = useMemo(
    () => Object.fromEntries(Object.entries(kept).flatMap(([name, one]) => (one ? [[name, one.text]] : []))),
    [kept],
  );
  useEffect(() => {
    shown.current = Object.fromEntries((folder?.files ?? []).map(({ name, text }) => [name, unsaved[name] ?? text]));
  });
  const put = useCallback((name: string, one: Unsaved | undefined) => {
    const isKept = keepUnsaved(name, one);
    setKept((before) => ({ ...before, [name]: one }));
    setNotice(isKept ? undefined : { kind: 'failed', text: NOT_KEPT });
  }, []);
  return {
    unsaved,
    revision,
    notice,
    edit: ({ name, text: present }, text) =>
      put(name, text === present ? undefined : { text, before: kept[name]?.before ?? present }),
    async save({ name, text: present }, before = kept[name]?.before ?? present) {
      const text = unsaved[name] ?? present;
      try {
        const answer = await save({ file: name, text, before });
        if (answer.kind === 'changed-meanwhile')
          setNotice({ kind: 'changed-meanwhile', file: name, theirs: answer.text });
        else if (answer.kind === 'no-json') {
          const { line, problem } = answer.finding;
          setNotice({ kind: 'failed', text: `Not saved, line ${line}: ${problem} Your text is kept here.` });
        } else {
          put(name, undefined);
          written(name, text);
          setNotice({ kind: 'done', text: `${name} is saved.` });
        }
      } catch (error) {
        setNotice({ kind: 'failed', text: `Not saved: ${(error as Error).message} Your text is kept here.` });
      }
    },
    discard(name, present) {
      put(name, undefined);
      if (present !== undefined) written(name, present);
      setRevision((times) => times + 1);
    },
  };
}
