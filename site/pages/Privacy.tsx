import { ProsePage } from './parts/ProsePage.tsx';
import { privacy } from './privacy/privacy.tsx';

/** What becomes of what families tell the school here. */
export function Privacy() {
  return <ProsePage content={privacy} />;
}
