// Events and translations name a status, a move or a letter by its id.
import type { Rule } from '../rule.ts';

export const officeIdsDistinct: Rule = function* ({ office, officePlace, placeWithin }) {
  if (!office) return;
  const { statuses, moves, letters = [] } = office;
  for (const [list, parts] of Object.entries({ statuses, moves, letters })) {
    const ids = parts.map(({ id }) => id);
    for (const [i, id] of ids.entries()) {
      if (ids.indexOf(id) === i) continue;
      const place = placeWithin(office, `/${list}/${i}/id`, officePlace);
      yield { place, problem: `The id "${id}" occurs twice in "${list}".`, repair: 'Give each its own id.' };
    }
  }
};
