// The background jobs: scheduled deletion, sessions that have expired, the mail queue, reminders of unopened applications,
// listing.
import type { FastifyBaseLogger } from 'fastify';
import { type Form, SOURCE } from '../../core/index.ts';
import { deleteStale } from '../accounts/sessions.ts';
import type { MailSettings } from '../config/mailSettings.ts';
import type { MailFacts } from '../mail/composeMail.ts';
import { openMailer } from '../mail/openMailer.ts';
import type { AccountStore } from '../storage/accountStore.ts';
import type { OfficeDefinitions } from '../storage/projector.ts';
import type { Store } from '../storage/store.ts';
import type { Translations } from '../submissions/translationOf.ts';
import { type Repeated, repeat } from '../timing/repeat.ts';
import { type CleanUpOptions, cleanUp } from './cleanUp.ts';
import { refreshListing } from './refreshListing.ts';
import { remindUnseen } from './remindUnseen.ts';

export interface JobOptions extends Omit<CleanUpOptions, 'log'>, MailFacts, OfficeDefinitions {
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
  readonly store: Store;
  readonly accounts: AccountStore;
  readonly mail?: MailSettings | undefined;
  readonly seenWithinDays?: number | undefined;
  readonly log: FastifyBaseLogger;
}

export interface Jobs {
  /** Starts a round of the mail queue now. */
  sendMailsSoon(): void;
  /** Resolves when running jobs have ended. */
  stop(): Promise<void>;
}

/** More often than daily, so that a service that is restarted every night still runs its daily jobs. */
const EVERY_HOUR = 60 * 60 * 1000;

/** Starts all jobs that `options` configure. */
export function startJobs({ mail, seenWithinDays: days, ...options }: JobOptions): Jobs {
  const { log, store, offices } = options;
  let isStopping = false;
  const refresh = { store, offices: offices?.[SOURCE] ?? [], isStopping: () => isStopping, log };
  const jobs: Repeated[] = [
    repeat(
      () => refreshListing(refresh),
      EVERY_HOUR,
      (err) => log.error({ err }, 'listing'),
    ),
    repeat(
      () => cleanUp(options),
      EVERY_HOUR,
      (err) => log.error({ err }, 'deletion'),
    ),
    repeat(
      () => deleteStale(options.accounts),
      EVERY_HOUR,
      (err) => log.error({ err }, 'sessions'),
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
  if (mailer) jobs.push(mailer);
  if (days !== undefined) {
    const delivery = mail && mailer && { settings: mail, send: mailer.send };
    const remind = () => remindUnseen({ ...options, days, mail: delivery });
    jobs.push(repeat(remind, EVERY_HOUR, (err) => log.error({ err }, 'unseen')));
  }
  return {
    sendMailsSoon: () => mailer?.soon(),
    async stop() {
      isStopping = true;
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
