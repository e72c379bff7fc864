// A parent opens a link that asks again by the reference and this day; anything else would not be typed alike twice.
import { questionAtPointer } from '../../../core/index.ts';
import type { Rule } from '../rule.ts';

export const proofIsDate: Rule = function* ({ office, officePlace, steps, placeWithin }) {
  if (office?.proof === undefined || questionAtPointer(steps, office.proof)?.format === 'date') return;
  const problem = `"${office.proof}" is not a question of this form that asks for a date.`;
  const repair = 'Name one by its place, e.g. /learner/born, or leave "proof" out: nobody is asked again then.';
  yield { place: placeWithin(office, '/proof', officePlace), problem, repair };
};
