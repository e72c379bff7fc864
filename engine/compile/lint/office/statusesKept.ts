// Applications keep a status that office.json no longer has: it would be shown by its id, and count as the first one.
import { officeOf } from '../../read/officeOf.ts';
import type { Rule } from '../rule.ts';

export const statusesKept: Rule = function* (definition) {
  const { published, office, officePlace, placeInForm, placeWithin } = definition;
  const { statuses, moves } = officeOf(definition) ?? { statuses: [], moves: [] };
  const place = (at: string) => (office ? placeWithin(office, at, officePlace) : placeInForm('/submit'));
  for (const id of published?.statuses ?? []) {
    if (statuses.some((status) => status.id === id)) continue;
    const problem = `Applications may have the status "${id}", which is gone.`;
    const repair = 'Keep it, with "retired": true and a move out of it, and let no move lead to it.';
    yield { place: place('/statuses'), problem, repair };
  }
  for (const [i, { id, retired }] of statuses.entries()) {
    if (retired && i === 0) {
      const problem = `"${id}" is retired, and every application begins with it.`;
      yield { place: place(`/statuses/${i}`), problem, repair: 'Put another one first.' };
    }
  }
  for (const [i, { to }] of moves.entries()) {
    if (!statuses.find(({ id }) => id === to)?.retired) continue;
    const problem = `This move leads to "${to}", which is retired.`;
    yield { place: place(`/moves/${i}/to`), problem, repair: 'Let it lead elsewhere, or remove "retired".' };
  }
};
