// The answers in which two applications that may be about the same child differ. They are shown on request and not with the
// application, since the other one then counts as opened: in its record, in what an account may open, and as seen in the list.
import { labelledAnswers } from '../../languages/index.ts';
import type { Limits } from '../config/limits.ts';
import { Refusal } from '../submissions/refusal.ts';
import { findApplication } from './applicationRoutes.ts';
import type { Cases } from './context.ts';
import { changesBetween } from './describeAsking.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { recordOpened } from './recordOpened.ts';

export function lookAlikeRoute(
  cases: Cases,
  limits: Pick<Limits, 'openings'>,
): Pick<OfficeRoutes, 'GET /applications/:reference/look-alikes/:other'> {
  return {
    'GET /applications/:reference/look-alikes/:other': {
      role: 'read',
      handle: async ({ params, language }, session) => {
        const { application, form } = await findApplication(cases, params, language);
        const found = await cases.store.related(application.reference, 'sameChild');
        if (!found.some(({ reference }) => reference === params.other)) throw new Refusal('no-application');
        const { application: other } = await findApplication(cases, { reference: params.other ?? '' }, language);
        for (const { reference } of [application, other]) await recordOpened(cases, limits, reference, session);
        const [here, there] = [application, other].map(({ answers }) => labelledAnswers(form, answers, form.language));
        return { answer: changesBetween(here ?? [], there ?? []) };
      },
    },
  };
}
