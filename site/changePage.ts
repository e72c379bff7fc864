import { flushSync } from 'react-dom';

/** Shows another page: as a transition, where the browser has them and the visitor wants motion. */
export function changePage(change: () => void): void {
  const swap = () => flushSync(change);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) swap();
  else document.startViewTransition(swap);
}
