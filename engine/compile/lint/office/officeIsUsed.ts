// Applications arrive only where form.json has "submit.post".
import type { Rule } from '../rule.ts';

export const officeIsUsed: Rule = function* ({ office, officePlace, form, placeWithin }) {
  if (!office || form.submit.post !== undefined) return;
  const problem = 'The service receives no applications of this form, so it has no office.';
  const repair = 'Add "post" under "submit" of form.json, or remove office.json.';
  yield { place: placeWithin(office, '', officePlace), problem, repair };
};
