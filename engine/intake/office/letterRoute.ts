import { type Answers, fillLetter, type Language, languages } from '../../core/index.ts';
import type { FilledLetter, LetterText } from '../../ports/index.ts';
import { DEFAULT_TIME_ZONE, localTime } from '../config/timeZone.ts';
import type { RecordedEvent } from '../storage/caseStore.ts';
import { Refusal } from '../submissions/refusal.ts';
import { type Found, findApplication } from './applicationRoutes.ts';
import type { Cases } from './context.ts';
import { contactsOf } from './describeApplication.ts';
import type { OfficeRoutes } from './officeRoute.ts';

export function letterRoute(cases: Cases): Pick<OfficeRoutes, 'GET /applications/:reference/letters/:letter'> {
  return {
    'GET /applications/:reference/letters/:letter': {
      role: 'work',
      handle: async ({ params, language }) => {
        const found = await findApplication(cases, params, language);
        const { form, application } = found;
        const asked = latestAnswers(await cases.store.record(application.reference));
        const fill = async (inLanguage: Language) => {
          const worded = await findApplication(cases, params, inLanguage);
          return fillOne(cases, worded, params.letter ?? '', asked);
        };
        const to = contactsOf(form, application.answers).find(({ kind }) => kind === 'email')?.value;
        const filled = await Promise.all(languages.map(async (one) => [one, await fill(one)] as const));
        // Object.fromEntries does not know that no language is missing.
        return { answer: { to, ...(Object.fromEntries(filled) as Record<Language, LetterText>) } };
      },
    },
  };
}

function fillOne(
  { school, timeZone = DEFAULT_TIME_ZONE }: Cases,
  { form, office, application: { reference, answers, status } }: Found,
  id: string,
  asked: Readonly<Record<string, Answers>>,
): FilledLetter[Language] {
  const letter = office.letters.find((one) => one.id === id);
  if (!letter?.in.includes(status)) throw new Refusal('not-possible');
  return fillLetter(letter, {
    office,
    form,
    answers,
    asked,
    reference,
    school: school?.name[office.language] ?? '',
    telephone: school?.phone ?? '',
    today: localTime(new Date().toISOString(), timeZone).day,
  });
}

/** The latest answers to the questions of each move, by its id. */
function latestAnswers(record: readonly RecordedEvent[]): Readonly<Record<string, Answers>> {
  const moves = record.flatMap((event) => (event.type === 'moved' ? [[event.move, event.content ?? {}] as const] : []));
  return Object.fromEntries(moves);
}
