// The address of the page, below `/office`. It says what is shown; there is no other router.
import { useSyncExternalStore } from 'react';

export interface Place {
  /** Without `/office`: empty, or with a slash before each part. */
  readonly path: string;
  readonly query: URLSearchParams;
}

const BASE = '/office';
const MOVED = 'office-moved';

function subscribe(listener: () => void): () => void {
  for (const event of ['popstate', MOVED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ['popstate', MOVED]) window.removeEventListener(event, listener);
  };
}

export function usePlace(): Place {
  // A text, because a snapshot is compared with the one before.
  const address = useSyncExternalStore(subscribe, () => window.location.pathname + window.location.search);
  const [path = '', query = ''] = address.split('?');
  return { path: path.slice(BASE.length).replace(/\/$/, ''), query: new URLSearchParams(query) };
}

/** The address of a page as a link needs it. */
export function addressOf(path: string): string {
  return BASE + path;
}

let focusAtMove: Element | null = null;

/** Whether the focus is nowhere, or still where it was when the page was asked for: then the new page may take it. */
export function isFocusUnmoved(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement === focusAtMove;
}

/** Shows another page; `replaces`: in place of the present entry of the browser's history. */
export function goTo(path: string, { replaces = false } = {}): void {
  focusAtMove = document.activeElement;
  window.history[replaces ? 'replaceState' : 'pushState'](null, '', addressOf(path));
  window.dispatchEvent(new Event(MOVED));
}
