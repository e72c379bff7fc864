import { FaqPage } from './faq/FaqPage.tsx';
import { faq } from './faq/faq.tsx';

/** Ten questions of parents. */
export function Faq() {
  return <FaqPage content={faq} />;
}
