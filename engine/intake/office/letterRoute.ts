import type { Limits } from '../config/limits.ts';
import { Refusal } from '../submissions/refusal.ts';
import { findApplication } from './applicationRoutes.ts';
import type { Cases } from './context.ts';
import { fillLetters } from './fillLetters.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { recordOpened } from './recordOpened.ts';

export function letterRoute(
  cases: Cases,
  limits: Pick<Limits, 'openings'>,
): Pick<OfficeRoutes, 'GET /applications/:reference/letters/:letter'> {
  return {
    'GET /applications/:reference/letters/:letter': {
      role: 'work',
      handle: async ({ params, language }, session) => {
        const { application } = await findApplication(cases, params, language);
        const moves = await cases.store.record(application.reference, { type: 'moved' });
        const filled = fillLetters(cases, application, params.letter ?? '', moves);
        if (!filled) throw new Refusal('not-possible');
        await recordOpened(cases, limits, application.reference, session);
        return { answer: filled };
      },
    },
  };
}
