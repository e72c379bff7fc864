import { ENTRY_TYPES, type TrailQuery } from '../storage/caseStore.ts';
import { readReference } from '../storage/reference.ts';
import { Refusal } from '../submissions/refusal.ts';
import type { Cases } from './context.ts';
import type { OfficeRoutes } from './officeRoute.ts';

/** Entries of one page. */
const LIMIT = 100;

export function trailRoute({ store }: Cases): Pick<OfficeRoutes, 'GET /trail'> {
  return {
    'GET /trail': {
      role: 'manage',
      handle: async ({ query }) => {
        const { entries, next } = await store.trail(readTrailQuery(query), LIMIT);
        return { answer: { events: entries, next } };
      },
    },
  };
}

function readTrailQuery(query: URLSearchParams): TrailQuery {
  const { before, by, type: named, reference: typed, ...others } = Object.fromEntries(query);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Refusal('bad-list', unknown);
  if (before && !/^\d{1,15}$/.test(before)) throw new Refusal('bad-list', 'before');
  const type = ENTRY_TYPES.find((one) => one === named);
  if (named && !type) throw new Refusal('bad-list', 'type');
  // A reference with a mistake is looked for as it is, and not found.
  const reference = typed ? (readReference(typed) ?? typed) : undefined;
  return { before: before ? Number(before) : undefined, by: by || undefined, type, reference };
}
