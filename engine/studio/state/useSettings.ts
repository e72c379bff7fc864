// Changes in the fields of form.json and office.json that are not yet written. Like unsaved texts of files they are kept in the
// browser's local storage.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SettingEdit, SettingsChange } from '../protocol/settings.ts';
import { withSetting } from './settingTree.ts';
import { tryStorage } from './unsavedTexts.ts';

export interface SettingsInUse {
  readonly changes: readonly SettingsChange[];
  /** True if the browser refused to store the changes. */
  readonly isRefused: boolean;
  /** `before` is what the file says, for the first change; null where there is none. */
  edit(file: string, before: string | null, edit: SettingEdit): void;
  discard(file: string): void;
}

type Changes = readonly SettingsChange[];

interface Open {
  readonly of: string;
  readonly changes: Changes;
}

const keyOf = (form: string) => `studio settings ${form}`;

/** The changes of a form's settings. */
export function useSettings(form: string): SettingsInUse {
  const [open, setOpen] = useState<Open>(() => ({ of: form, changes: readChanges(form) }));
  const [isRefused, setRefused] = useState(false);
  const current = open.of === form ? open : { of: form, changes: readChanges(form) };
  if (current !== open) setOpen(current);
  useEffect(() => {
    setRefused(!storeChanges(current.of, current.changes) && current.changes.length > 0);
  }, [current]);
  const change = useCallback(
    (to: (before: Changes) => Changes) => setOpen((before) => ({ ...before, changes: to(before.changes) })),
    [],
  );
  const { changes } = current;
  return useMemo(
    () => ({
      changes,
      isRefused,
      edit: (file, before, edit) =>
        change((all) => {
          const own = all.find((one) => one.file === file) ?? { file, before, edits: [] };
          return [...all.filter((one) => one.file !== file), { ...own, edits: withSetting(own.edits, edit) }];
        }),
      discard: (file) => change((all) => all.filter((one) => one.file !== file)),
    }),
    [changes, isRefused, change],
  );
}

function readChanges(form: string): Changes {
  const stored = tryStorage(() => localStorage.getItem(keyOf(form)));
  // Written below.
  return stored ? (JSON.parse(stored) as Changes) : [];
}

/** False if the browser refuses. */
function storeChanges(form: string, changes: Changes): boolean {
  const isStored = tryStorage(() => {
    if (changes.length === 0) localStorage.removeItem(keyOf(form));
    else localStorage.setItem(keyOf(form), JSON.stringify(changes));
    return true;
  });
  return isStored ?? false;
}
