import { LanguageOffer } from '../layout/LanguageOffer.tsx';
import { useAhead } from '../useAhead.ts';

export { isReachable } from './isReachable.ts';
export { NoConnection } from './NoConnection.tsx';

/** What lives beside the page from then on. */
export function Parts() {
  useAhead();
  return <LanguageOffer />;
}
