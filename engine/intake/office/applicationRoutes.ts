// One application: reading it, which is recorded, and everything that is done to it.
import {
  type Answers,
  type Command,
  decide,
  type Form,
  type Language,
  type Refusal as Reason,
} from '../../core/index.ts';
import type { CaseCommand, ChangedMeanwhile, Application as Shown } from '../../ports/index.ts';
import type { Accounts } from '../accounts/context.ts';
import type { RecordedEvent } from '../storage/caseStore.ts';
import type { Application } from '../storage/store.ts';
import { Refusal, type RefusalCode } from '../submissions/refusal.ts';
import { COMMAND } from './commandSchema.ts';
import { contactsOf } from './contactsOf.ts';
import { type Cases, type FormAndOffice, formWithOffice } from './context.ts';
import { describeApplication, describeEvent } from './describeApplication.ts';
import { describeAskable } from './describeAsking.ts';
import { accountNames } from './formRoutes.ts';
import type { OfficeRoutes } from './officeRoute.ts';
import { recordOpened } from './recordOpened.ts';

type Routes = Pick<
  OfficeRoutes,
  'GET /applications/:reference' | 'GET /applications/:reference/questions' | 'POST /applications/:reference/commands'
>;

export function applicationRoutes(accounts: Accounts, cases: Cases): Routes {
  return {
    'GET /applications/:reference': {
      role: 'read',
      handle: async ({ params, language }, session) => {
        const { reference } = (await findApplication(cases, params, language)).application;
        await recordOpened(cases, accounts.limits, reference, session);
        return { answer: await show(cases, reference, language) };
      },
    },
    'GET /applications/:reference/questions': {
      role: 'work',
      handle: async ({ params, language }, session) => {
        const { application, ...worded } = await findApplication(cases, params, language);
        await recordOpened(cases, accounts.limits, application.reference, session);
        return { answer: describeAskable(worded, application.answers) };
      },
    },
    'POST /applications/:reference/commands': {
      role: 'work',
      fields: { revision: { type: 'integer' }, command: COMMAND },
      handle: async ({ params, language, body, origin }, session) => {
        const { application, form, office } = await findApplication(cases, params, language);
        const { reference } = application;
        await checkAssignee(accounts, body.command);
        if (isMailed(body.command)) checkMailed(cases, body.command.mail.to, form, application.answers);
        const command = toCommand(body.command, body.revision);
        const actor = { name: session.account, role: session.role };
        const carried = await cases.admin.carryOut(reference, command, actor);
        if (carried.ok) {
          if (isMailed(body.command)) cases.onLetter?.();
          if (command.type === 'delete') return { answer: {} };
          const shown = await show(cases, reference, language);
          return {
            answer: carried.link ? withLink(shown, (cases.allowedOrigins?.[0] ?? origin) + carried.link.path) : shown,
          };
        }
        if (carried.reason === 'changed-meanwhile') {
          await recordOpened(cases, accounts.limits, reference, session);
          const conflict: ChangedMeanwhile = {
            code: carried.reason,
            errors: new Refusal(carried.reason).errorsIn(language),
            since: (carried.since ?? []).filter(isChange).map((event) => describeEvent(event, office)),
            application: await show(cases, reference, language),
          };
          return { conflict };
        }
        if (carried.reason !== 'answers') throw new Refusal(CODES[carried.reason]);
        // Decided again for its messages, which are in the language of the office.
        const found = await cases.store.findCase(reference);
        const again = decide(office, found?.state, command, actor);
        const errors = again.ok ? [] : (again.errors ?? []);
        throw new Refusal(
          'invalid-answers',
          errors.map(({ name, message }) => ({ path: name, message })),
        );
      },
    },
  };
}

const CODES: Readonly<Record<Exclude<Reason | 'full', 'answers' | 'changed-meanwhile'>, RefusalCode>> = {
  gone: 'no-application',
  role: 'not-your-role',
  unknown: 'not-possible',
  status: 'not-possible',
  note: 'bad-note',
  mail: 'bad-letter',
  full: 'record-full',
  questions: 'bad-questions',
  'not-asked': 'not-possible',
};

/** Reading is part of the record, too. */
const isChange = ({ type }: RecordedEvent) => type !== 'opened' && type !== 'exported';

export interface Found extends FormAndOffice {
  readonly application: Application;
}

/** The application that the address names, with its form in `language`. */
export async function findApplication(
  cases: Cases,
  { reference = '' }: Readonly<Record<string, string>>,
  language: Language,
): Promise<Found> {
  const application = await cases.store.show(reference);
  const worded = application && formWithOffice(cases, language, application.form);
  if (!worded) throw new Refusal('no-application');
  return { application, ...worded };
}

async function show(cases: Cases, reference: string, language: Language): Promise<Shown> {
  const { application, ...worded } = await findApplication(cases, { reference }, language);
  return describeApplication(cases, application, worded);
}

/** The one answer that has the address of a link: the store has only its digest. */
function withLink(shown: Shown, link: string): Shown {
  return shown.asking ? { ...shown, asking: { ...shown.asking, link } } : shown;
}

async function checkAssignee(accounts: Accounts, command: CaseCommand): Promise<void> {
  if (command.type !== 'assign' || command.to === null) return;
  if (!(await accountNames(accounts)).includes(command.to)) throw new Refusal('no-account');
}

type Mailed = Extract<CaseCommand, { way: 'queue' }>;

function isMailed(command: CaseCommand): command is Mailed {
  return command.type === 'letter' && command.way === 'queue';
}

/** Letters go to the family's own addresses only. */
function checkMailed({ onLetter }: Cases, to: string, form: Form, answers: Answers): void {
  if (!onLetter) throw new Refusal('no-mails');
  const isOwn = contactsOf(form, answers).some(({ kind, value }) => kind === 'email' && value === to);
  if (!isOwn) throw new Refusal('no-address');
}

function toCommand(command: CaseCommand, revision: number): Command {
  if (command.type === 'note') return command;
  if (command.type === 'flag') return { type: 'flag', aside: command.flagged, revision };
  return { ...command, revision };
}
