// One round through the queue. A mail is claimed before it is sent and settled after it, so it is never lost and, but for
// a process that dies between the two, never sent twice. What the receiving side refuses for good is given up at once;
// everything else is tried again, ever more rarely, for about three days.
import type { Form } from '../../core/types.ts';
import type { Store } from '../store.ts';
import { type Translations, translationOf } from '../translationOf.ts';
import { composeMail, type Mail } from './composeMail.ts';
import type { WaitingMail } from './mailQueue.ts';
import type { MailSettings } from './mailSettings.ts';

export interface MailRound {
  readonly store: Pick<Store, 'claimMails' | 'settleMail' | 'show'>;
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
  readonly settings: MailSettings;
  readonly send: (mail: Mail) => Promise<unknown>;
  readonly now: () => Date;
  /** Told what became of each mail: codes, never an address. */
  readonly onSettled: (event: SettledMail) => void;
}

export interface SettledMail {
  readonly reference: string;
  readonly kind: string;
  readonly outcome: 'sent' | 'retry' | 'given-up';
  readonly code?: string;
}

/** Longer than a round may take: the transport has time limits of its own. */
const LEASE = 30 * 60_000;
const FIRST_PAUSE = 60_000;
const LONGEST_PAUSE = 6 * 60 * 60_000;
const MOST_ATTEMPTS = 20;

/** Sends what is due. */
export async function sendDueMails(round: MailRound): Promise<void> {
  const { store, now } = round;
  const claimed = await store.claimMails(now().toISOString(), new Date(now().getTime() + LEASE).toISOString());
  for (const mail of claimed) {
    const { outcome, code } = await trySend(mail, round);
    const retryAt = new Date(now().getTime() + pauseAfter(mail.attempt)).toISOString();
    await store.settleMail(mail, outcome === 'retry' ? { retryAt } : outcome);
    const { reference, kind } = mail;
    round.onSettled({ reference, kind, outcome, ...(code === undefined ? {} : { code }) });
  }
}

async function trySend(
  { reference, kind, attempt }: WaitingMail,
  { store, forms, translations, settings, send }: MailRound,
): Promise<Pick<SettledMail, 'outcome' | 'code'>> {
  const application = await store.show(reference);
  const form = forms.find(({ id }) => id === application?.form);
  const mail =
    application &&
    form &&
    composeMail(
      kind,
      kind === 'office' ? form : translationOf(form, translations, application.language),
      application,
      settings,
    );
  if (!mail) return { outcome: 'given-up', code: 'no-recipient' };
  try {
    await send(mail);
    return { outcome: 'sent' };
  } catch (error) {
    const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
    const told = responseCode === undefined ? code : `${code} ${responseCode}`;
    return { outcome: isFinal(code, responseCode) || attempt >= MOST_ATTEMPTS ? 'given-up' : 'retry', code: told };
  }
}

/** The server will never take this mail. That it does not know us (EAUTH) can be mended, and the mails wait for it. */
function isFinal(code: string, responseCode = 0): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempt - 1), LONGEST_PAUSE);
}
