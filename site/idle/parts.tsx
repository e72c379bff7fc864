import { LanguageOffer } from './LanguageOffer.tsx';
import { useFileLinks } from './useFileLinks.ts';
import { usePrefetch } from './usePrefetch.ts';

export { isReachable } from './isReachable.ts';
export { NoConnection } from './NoConnection.tsx';

/** Mounted beside every page. */
export function Parts() {
  usePrefetch();
  useFileLinks();
  return <LanguageOffer />;
}
