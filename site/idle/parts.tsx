import { LanguageOffer } from '../layout/LanguageOffer.tsx';
import { useAhead } from './useAhead.ts';
import { useFileLinks } from './useFileLinks.ts';

export { isReachable } from './isReachable.ts';
export { NoConnection } from './NoConnection.tsx';

/** Mounted beside the page from then on. */
export function Parts() {
  useAhead();
  useFileLinks();
  return <LanguageOffer />;
}
