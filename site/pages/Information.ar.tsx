import { InformationPage } from './information/InformationPage.tsx';
import { information } from './information/information.ar.tsx';

/** How a child joins the school, from the first question to the registration. */
export function Information() {
  return <InformationPage content={information} />;
}
