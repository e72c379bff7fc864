import { EmploymentPage } from './about/EmploymentPage.tsx';
import { employment } from './about/employment.ts';

/** Whom the school employs, and by what rules. */
export function HumanResources() {
  return <EmploymentPage content={employment} />;
}
