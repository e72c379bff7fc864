import { questionAtPointer, schoolYears } from '../../core/index.ts';
import type { FormCounts, OfficeForm } from '../../ports/index.ts';
import type { Accounts } from '../accounts/context.ts';
import { DEFAULT_TIME_ZONE, localTime } from '../config/timeZone.ts';
import { type Cases, type FormAndOffice, formsWithOffice } from './context.ts';
import type { OfficeRoutes } from './officeRoute.ts';

export function formRoutes(accounts: Accounts, cases: Cases): Pick<OfficeRoutes, 'GET /forms' | 'GET /start'> {
  const { store, school } = cases;
  return {
    'GET /forms': {
      role: 'read',
      handle: async ({ language }) => ({
        answer: {
          school: { name: school?.name[language] ?? '', telephone: school?.phone ?? '' },
          forms: formsWithOffice(cases, language).map((one) => describeForm(one, today(cases))),
          accounts: await accountNames(accounts),
          sendsMail: cases.onLetter !== undefined,
        },
      }),
    },
    'GET /start': {
      role: 'read',
      handle: async ({ language }, { account }) => {
        const waiting = formsWithOffice(cases, language).map(async ({ form: { id }, office }): Promise<FormCounts> => {
          const open = office.statuses.filter(({ final }) => !final).map((status) => status.id);
          const [counts, unseen, answered, flagged, mine] = await Promise.all([
            store.counts({ form: id, aside: false }),
            store.counts({ form: id, aside: false, unseen: true }),
            store.counts({ form: id, aside: false, again: 'answered' }),
            store.counts({ form: id, aside: true }),
            store.counts({ form: id, aside: false, assignee: account, status: open }),
          ]);
          return { id, counts, unseen: sum(unseen), answered: sum(answered), flagged: sum(flagged), mine: sum(mine) };
        });
        return { answer: await Promise.all(waiting) };
      },
    },
  };
}

/** To whom applications can be assigned. */
export async function accountNames({ store }: Accounts): Promise<readonly string[]> {
  return (await store.listAccounts()).map(({ name }) => name);
}

function today({ timeZone = DEFAULT_TIME_ZONE }: Cases): string {
  return localTime(new Date().toISOString(), timeZone).day;
}

function describeForm({ form, office }: FormAndOffice, day: string): OfficeForm {
  const { id, title, steps } = form;
  return {
    id,
    title,
    columns: office.columns.map((pointer) => {
      const { title: label = pointer, enum: options, enumNames = [] } = questionAtPointer(steps, pointer) ?? {};
      return {
        label,
        options: options?.map((option, i) => ({ value: String(option), label: enumNames[i] ?? String(option).trim() })),
      };
    }),
    years: schoolYears(day, office.yearBegins),
    statuses: office.statuses,
    moves: office.moves.map(({ asks, ...move }) => ({ ...move, asks: asks?.schema })),
    letters: office.letters.map(({ id: letter, label, in: statuses }) => ({ id: letter, label, in: statuses })),
  };
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, one) => total + one, 0);
}
