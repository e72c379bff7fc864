import { type RefObject, useCallback, useEffect, useState } from 'react';

export interface MenuState {
  /** Whether the list behind the menu button is shown; matters at 1000 px and below. */
  readonly isOpen: boolean;
  /** The name of the open group. */
  readonly group: string | undefined;
  toggle(): void;
  showGroup(group: string | undefined): void;
  close(): void;
}

const CLOSED = { isOpen: false, group: undefined };

/** Which part of the menu is open. Escape and a click outside of `nav` close it. */
export function useMenu(nav: RefObject<HTMLElement | null>): MenuState {
  const [{ isOpen, group }, set] = useState<{ isOpen: boolean; group: string | undefined }>(CLOSED);
  const close = useCallback(() => set(CLOSED), []);

  useEffect(() => {
    if (!isOpen && group === undefined) return;
    function onClick({ target }: MouseEvent) {
      if (!nav.current?.contains(target as Node)) close();
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return;
      // In document order the innermost open button is the last.
      const open = [...(nav.current?.querySelectorAll<HTMLElement>('[aria-expanded="true"]') ?? [])].at(-1);
      if (nav.current?.contains(document.activeElement)) open?.focus();
      set({ isOpen: isOpen && group !== undefined, group: undefined });
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, group, nav, close]);

  return {
    isOpen,
    group,
    toggle: () => set({ isOpen: !isOpen, group: undefined }),
    showGroup: (shown) => set({ isOpen, group: shown }),
    close,
  };
}
