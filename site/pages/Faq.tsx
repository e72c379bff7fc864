import { faq } from './faq/faq.tsx';
import { ProsePage } from './parts/ProsePage.tsx';

/** Ten questions of parents. */
export function Faq() {
  return <ProsePage content={faq} />;
}
