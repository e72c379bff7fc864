import { information } from './information/information.tsx';
import { OnThisPage } from './parts/OnThisPage.tsx';
import { ProsePage } from './parts/ProsePage.tsx';

/** How a child joins the school, from the first question to the registration. */
export function Information() {
  return <ProsePage content={information} ornament={<OnThisPage sections={information.sections} />} />;
}
