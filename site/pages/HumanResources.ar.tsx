import { EmploymentPage } from './about/EmploymentPage.tsx';
import { employment } from './about/employment.ar.ts';

/** Whom the school employs, and by what rules. */
export function HumanResources() {
  return <EmploymentPage content={employment} />;
}
