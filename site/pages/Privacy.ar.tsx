import { ProsePage } from './parts/ProsePage.tsx';
import { privacy } from './privacy/privacy.ar.tsx';

/** What becomes of what families tell the school here. */
export function Privacy() {
  return <ProsePage content={privacy} />;
}
