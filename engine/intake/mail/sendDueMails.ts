// One round of the mail queue: sends what is due until nothing is left. A mail is claimed before it is sent and its outcome is
// stored afterwards, so it is never lost, and sent twice only if the process dies in between. Permanent rejections are given
// up at once; other failures are retried with exponential backoff for about three days. An unavailable server ends the round
// after one mail, and the other claims are returned.
import { type Form, languages } from '../../core/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { AccountStore } from '../storage/accountStore.ts';
import type { LetterKind, MailOutcome, WaitingMail } from '../storage/mailQueue.ts';
import type { Store } from '../storage/store.ts';
import { type Translations, translationOf } from '../submissions/translationOf.ts';
import { composeAnswered } from './composeAnswered.ts';
import { composeLetter } from './composeLetter.ts';
import { composeMail, type Mail, type MailFacts } from './composeMail.ts';
import { readFailure } from './readFailure.ts';

export interface MailRound extends MailFacts {
  readonly store: Pick<Store, 'claimMails' | 'recordOutcome' | 'returnMails' | 'show' | 'record'>;
  /** For the address of whom an application is assigned to. */
  readonly accounts: Pick<AccountStore, 'findAccount'>;
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
  readonly settings: MailSettings;
  /** Resolves to the number of rejected recipients; rejects if all were. */
  readonly send: (mail: Mail) => Promise<number>;
  readonly now: () => Date;
  /** True once the service stops. */
  readonly isStopping?: () => boolean;
  /** Called with the outcome of each attempt: codes, never an address. */
  readonly onSettled: (event: SettledMail) => void;
}

export interface SettledMail {
  readonly reference: string;
  readonly kind: string;
  readonly outcome: 'sent' | 'retry' | 'given-up';
  readonly code?: string;
}

/** Mails per claim. */
const BATCH = 20;
const MINUTE = 60_000;
/** Sending begins within the first half of the lease only; the transport's timeouts bound one mail to a few minutes. */
const LEASE = 30 * MINUTE;
const MAX_PAUSE = 6 * 60 * MINUTE;
const MAX_ATTEMPTS = 20;

interface Sent extends Pick<SettledMail, 'outcome' | 'code'> {
  /** The server is unavailable. */
  readonly isAway?: boolean;
}

/** Sends what is due. */
export async function sendDueMails(round: MailRound): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const start = round.now().getTime();
    const leasedUntil = new Date(start + LEASE).toISOString();
    const claimed = await round.store.claimMails(new Date(start).toISOString(), leasedUntil, BATCH);
    hasMore = claimed.length > 0 && (await sendClaimed(claimed, start + LEASE / 2, round));
  }
}

/** False if the round is over: the server is unavailable, or the service stops. */
async function sendClaimed(claimed: readonly WaitingMail[], until: number, round: MailRound): Promise<boolean> {
  const { store, now, isStopping = () => false } = round;
  for (const [i, mail] of claimed.entries()) {
    if (isStopping() || now().getTime() > until) {
      await store.returnMails(claimed.slice(i), now().toISOString());
      return !isStopping();
    }
    const { outcome, code, isAway } = await trySend(mail, round);
    await store.recordOutcome(mail, outcomeOf(mail, outcome, code, now()));
    const { reference, kind } = mail;
    round.onSettled({ reference, kind, outcome, ...(code === undefined ? {} : { code }) });
    if (!isAway) continue;
    await store.returnMails(claimed.slice(i + 1), now().toISOString());
    return false;
  }
  return true;
}

/** The mail, or a code that says why there is none. */
async function compose(reference: string, kind: WaitingMail['kind'], round: MailRound): Promise<Mail | string> {
  const { store, forms, translations, settings } = round;
  if (isLetter(kind)) return composeLetter(kind, await findLetter(store, reference, kind), settings) ?? 'no-letter';
  const application = await store.show(reference);
  const form = application && forms.find(({ id }) => id === application.form);
  if (!form) return 'no-form';
  if (kind !== 'office' && kind !== 'applicant') {
    const titles = languages.map((one) => [one, translationOf(form, translations, one).title] as const);
    const officer = await round.accounts.findAccount(application.assignee ?? '');
    const to = officer?.mail === undefined ? settings.office : [officer.mail];
    return composeAnswered(kind, titles, application, { to, from: settings.from }, round) ?? 'no-recipient';
  }
  const translated = translationOf(form, translations, application.language);
  return composeMail(kind, translated, application, settings, round) ?? 'no-recipient';
}

const isLetter = (kind: WaitingMail['kind']): kind is LetterKind => kind.startsWith('letter-');

async function findLetter(store: MailRound['store'], reference: string, kind: LetterKind) {
  const [event] = await store.record(reference, { number: Number(kind.slice('letter-'.length)) });
  return event;
}

async function trySend({ reference, kind, attempt }: WaitingMail, round: MailRound): Promise<Sent> {
  const mail = await compose(reference, kind, round);
  if (typeof mail === 'string') return { outcome: 'given-up', code: mail };
  try {
    const refused = await round.send(mail);
    return refused === 0 ? { outcome: 'sent' } : { outcome: 'sent', code: `${refused} of its recipients refused` };
  } catch (error) {
    const { code, isFinal, isAway } = readFailure(error);
    return { outcome: isFinal || attempt >= MAX_ATTEMPTS ? 'given-up' : 'retry', code, isAway };
  }
}

function outcomeOf(
  { attempt }: WaitingMail,
  outcome: Sent['outcome'],
  code: string | undefined,
  now: Date,
): MailOutcome {
  if (outcome === 'sent') return 'sent';
  if (outcome === 'given-up') return { givenUp: code ?? '' };
  const pause = Math.min(MINUTE * 2 ** (attempt - 1), MAX_PAUSE);
  return { retryAt: new Date(now.getTime() + pause).toISOString() };
}
