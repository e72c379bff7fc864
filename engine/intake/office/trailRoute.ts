import { Refusal } from '../submissions/refusal.ts';
import type { Cases } from './context.ts';
import type { OfficeRoutes } from './officeRoute.ts';

/** Events of one page. */
const LIMIT = 100;

export function trailRoute({ store }: Cases): Pick<OfficeRoutes, 'GET /trail'> {
  return {
    'GET /trail': {
      role: 'manage',
      handle: async ({ query }) => {
        const text = query.get('before') || undefined;
        if (text !== undefined && !/^\d{1,15}$/.test(text)) throw new Refusal('bad-list', 'before');
        const events = await store.trail(text === undefined ? undefined : Number(text), LIMIT);
        return { answer: { events, next: events.length < LIMIT ? undefined : events.at(-1)?.number } };
      },
    },
  };
}
