// Keys of a list: j and k, and the arrows within the table, go from row to row; / goes to the search. Enter follows the row's link.
import { type RefObject, useEffect } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = document.activeElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (hasModifier || at?.matches('input, select, textarea, dialog *')) return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
        return;
      }
      const step = STEPS[event.key];
      const isWithin = table.current?.contains(at) ?? false;
      if (step === undefined || !(isWithin || event.key.length === 1)) return;
      const links = [...(table.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])];
      const row = at?.closest('tr');
      const current = links.findIndex((link) => link.closest('tr') === row);
      const next = links[current < 0 ? 0 : current + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [table, search]);
}
