// Mails about applications: which are queued when one is stored, and the timer that sends them.
import { createTransport } from 'nodemailer';
import type { Form } from '../../core/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { MailKind, MailOrder } from '../storage/mailQueue.ts';
import { RECEIPTS_PER_DAY, recipientDigest } from '../storage/receiptLimit.ts';
import type { NewApplication, Store } from '../storage/store.ts';
import type { Translations } from '../submissions/translationOf.ts';
import { type Repeated, repeat } from '../timing/repeat.ts';
import { type Mail, type MailFacts, recipientsOf } from './composeMail.ts';
import { type MailRound, type SettledMail, sendDueMails } from './sendDueMails.ts';

export interface MailerOptions extends MailFacts, Pick<MailRound, 'accounts'> {
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
  readonly store: Store;
  readonly settings: MailSettings;
  readonly onSettled: (event: SettledMail) => void;
  readonly onError: (error: unknown) => void;
}

export interface Mailer extends Repeated {
  /** Sends a mail at once, bypassing the queue. */
  send(mail: Mail): Promise<unknown>;
}

/** Milliseconds between rounds, for retries and for mails queued by another process. */
const EVERY = 30_000;
/** Milliseconds for the mail being sent when the service stops. */
const STOP_TIMEOUT = 4000;

/** Which mails are queued for an application: none if it is flagged as spam. */
export function mailsAbout(settings: MailSettings) {
  const { receiptsPerDay: mostPerDay = RECEIPTS_PER_DAY } = settings;
  return (form: Form, application: NewApplication): MailOrder => {
    // A bot may have entered a third party's address.
    if (application.aside) return { kinds: [] };
    const all: readonly MailKind[] = ['office', 'applicant'];
    const kinds = all.filter((kind) => recipientsOf(kind, form, application, settings).length > 0);
    const [applicant] = recipientsOf('applicant', form, application, settings);
    return applicant === undefined
      ? { kinds }
      : { kinds, limit: { recipient: recipientDigest(applicant), mostPerDay } };
  };
}

/** Starts sending queued mails, one after the other over one pooled connection. */
export function openMailer({ onError, ...options }: MailerOptions): Mailer {
  const transport = createTransport({
    url: options.settings.url,
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    // Only for mails not yet transmitted when the connection drops; the queue retries all others.
    maxRequeues: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Mail content must not be read from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let isStopping = false;
  const round: MailRound = {
    ...options,
    send: async (mail) => (await transport.sendMail({ ...mail, to: [...mail.to] })).rejected.length,
    now: () => new Date(),
    isStopping: () => isStopping,
  };
  const rounds = repeat(() => sendDueMails(round), EVERY, onError);
  return {
    send: round.send,
    soon: rounds.soon,
    async stop() {
      isStopping = true;
      const timer = setTimeout(() => transport.close({ force: true }), STOP_TIMEOUT);
      await rounds.stop();
      clearTimeout(timer);
      transport.close();
    },
  };
}
