// Events and translations name a status, a move or a letter by its id. The office knows it by its label.
import type { Rule } from '../rule.ts';

interface Part {
  readonly id: string;
  readonly label: string;
  /** Of a status: true if nobody is given it any more. */
  readonly retired?: boolean;
  /** Of a move: the statuses in which it is offered. */
  readonly from?: readonly string[];
}

export const officeIdsDistinct: Rule = function* ({ office, officePlace, placeWithin }) {
  if (!office) return;
  const { statuses, moves, letters = [] } = office;
  for (const [list, parts] of Object.entries<readonly Part[]>({ statuses, moves, letters })) {
    for (const [i, part] of parts.entries()) {
      const before = parts.slice(0, i);
      const isId = before.some(({ id }) => id === part.id);
      const key = isId ? 'id' : before.some((one) => isCalledAlike(one, part)) ? 'label' : undefined;
      if (key === undefined) continue;
      const place = placeWithin(office, `/${list}/${i}/${key}`, officePlace);
      const problem = `The ${key} "${part[key]}" occurs twice in "${list}".`;
      yield { place, problem, repair: `Give each its own ${key}.` };
    }
  }
};

/** Moves with one label are told apart where no application is offered both; a status that was renamed stays, as a retired one, with its label. */
function isCalledAlike(one: Part, other: Part): boolean {
  const isOfferedWith = one.from === undefined || one.from.some((status) => other.from?.includes(status));
  return one.label.trim() === other.label.trim() && isOfferedWith && !one.retired && !other.retired;
}
