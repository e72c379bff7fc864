// What a service does besides answering: it deletes what is over, and sends the mails that wait.
import type { FastifyBaseLogger } from 'fastify';
import type { Form } from '../../core/index.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { MailFacts } from '../mail/composeMail.ts';
import { openMailer } from '../mail/openMailer.ts';
import type { Store } from '../storage/store.ts';
import type { Translations } from '../submissions/translationOf.ts';
import { type Repeated, repeat } from '../timing/repeat.ts';
import { type House, keepHouse } from './keepHouse.ts';
import { tellUnseen } from './tellUnseen.ts';

export interface ChoreOptions extends Omit<House, 'log'>, MailFacts {
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
  readonly store: Store;
  readonly mail?: MailSettings | undefined;
  readonly seenWithinDays?: number | undefined;
  readonly log: FastifyBaseLogger;
}

export interface Chores {
  /** Looks into the mail queue at once. */
  mailSoon(): void;
  /** Resolves when what was begun is done. */
  stop(): Promise<void>;
}

/** More often than needed: a service that is restarted every night must keep its promise, too. */
const EVERY_HOUR = 60 * 60 * 1000;

/** Begins them all. */
export function startChores({ mail, seenWithinDays: days, ...options }: ChoreOptions): Chores {
  const { log } = options;
  const chores: Repeated[] = [
    repeat(
      () => keepHouse(options),
      EVERY_HOUR,
      (err) => log.error({ err }, 'deletion'),
    ),
  ];
  const mailer =
    mail &&
    openMailer({
      ...options,
      settings: mail,
      onSettled: (event) => log[event.outcome === 'sent' ? 'info' : 'warn'](event, 'mail'),
      onError: (err) => log.error({ err }, 'mails'),
    });
  if (mailer) chores.push(mailer);
  if (days !== undefined) {
    const post = mail && mailer && { settings: mail, send: mailer.send };
    const tell = () => tellUnseen({ ...options, days, mail: post });
    chores.push(repeat(tell, EVERY_HOUR, (err) => log.error({ err }, 'unseen')));
  }
  return {
    mailSoon: () => mailer?.soon(),
    stop: async () => void (await Promise.all(chores.map((chore) => chore.stop()))),
  };
}
