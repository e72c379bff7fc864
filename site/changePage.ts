import { flushSync } from 'react-dom';

/** Applies a change of page, in a view transition if the browser supports it and the visitor has not asked for reduced motion. */
export function changePage(change: () => void): void {
  const swap = () => flushSync(change);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !document.startViewTransition) swap();
  else document.startViewTransition(swap);
}
