import type { RefObject } from 'react';

/** Gives the focus to the first such element within, once it is drawn. */
export function focusWithin({ current }: RefObject<HTMLElement | null>, selector: string): void {
  requestAnimationFrame(() => current?.querySelector<HTMLElement>(selector)?.focus());
}
