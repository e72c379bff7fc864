import { FaqPage } from './faq/FaqPage.tsx';
import { faq } from './faq/faq.ar.tsx';

/** Ten questions of parents. */
export function Faq() {
  return <FaqPage content={faq} />;
}
