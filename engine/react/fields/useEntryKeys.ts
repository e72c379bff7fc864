import { useRef } from 'react';

export interface EntryKeys {
  readonly current: readonly number[];
  /** To be called just before the entry is removed from the answers. */
  remove(index: number): void;
}

/** Stable React keys for `length` entries, which are only ever added at the end. */
export function useEntryKeys(length: number): EntryKeys {
  const keys = useRef<number[]>([]);
  const next = useRef(0);
  while (keys.current.length < length) keys.current.push(next.current++);
  keys.current.length = length;
  return {
    current: keys.current,
    remove: (index) => {
      keys.current = keys.current.filter((_, i) => i !== index);
    },
  };
}
