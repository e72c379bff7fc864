import { useCallback, useEffect, useState } from 'react';
import type { Confirmation, TextEdit, TextRow } from '../protocol/words.ts';
import {
  countOf,
  NO_DRAFTS,
  readDrafts,
  stillOpen,
  storeDrafts,
  type TextDrafts,
  withConfirmation,
  withEdit,
} from './textDrafts.ts';

export interface DraftsInUse {
  readonly drafts: TextDrafts;
  /** True if the browser refused to store the drafts. */
  readonly isRefused: boolean;
  edit(edit: TextEdit): void;
  confirm(one: Confirmation, isConfirmed: boolean): void;
  discard(): void;
  /** Drops the edits that stand in the files by now. To be called with the rows each time that the files were read. */
  compare(rows: readonly TextRow[]): void;
}

interface Open {
  readonly of: string;
  readonly drafts: TextDrafts;
}

/** The edits of texts of a form, or of the site, that are not yet written. */
export function useTextDrafts(of: string): DraftsInUse {
  const [open, setOpen] = useState<Open>(() => ({ of, drafts: readDrafts(of) }));
  const [isRefused, setRefused] = useState(false);
  const current = open.of === of ? open : { of, drafts: readDrafts(of) };
  if (current !== open) setOpen(current);
  const { drafts } = current;
  useEffect(() => {
    setRefused(!storeDrafts(current.of, current.drafts) && countOf(current.drafts) > 0);
  }, [current]);
  const change = useCallback(
    (to: (before: TextDrafts) => TextDrafts) => setOpen((before) => ({ ...before, drafts: to(before.drafts) })),
    [],
  );
  return {
    drafts,
    isRefused,
    edit: useCallback((edit) => change((before) => withEdit(before, edit)), [change]),
    confirm: useCallback(
      (one, isConfirmed) => change((before) => withConfirmation(before, one, isConfirmed)),
      [change],
    ),
    discard: useCallback(() => change(() => NO_DRAFTS), [change]),
    compare: useCallback((rows) => change((before) => stillOpen(before, rows)), [change]),
  };
}
