// Wires the intake together. The order matters: lock the storage and move leftover files out of the way first, then open
// the admin socket and receive.
import type { FastifyInstance } from 'fastify';
import { openProvider } from './accounts/provider.ts';
import type { AdminApi } from './admin/adminApi.ts';
import { adminOverStorage } from './admin/adminOverStorage.ts';
import { serveAdmin } from './admin/adminServer.ts';
import { findStore, type StoreSettings } from './admin/findStore.ts';
import type { MailSettings } from './config/mailSettings.ts';
import type { ProviderSettings } from './config/providerSettings.ts';
import { type AppOptions, buildApp } from './http/buildApp.ts';
import { createMetrics } from './http/metrics.ts';
import { countUnseen } from './jobs/remindUnseen.ts';
import { type Jobs, startJobs } from './jobs/startJobs.ts';
import type { MailFacts } from './mail/composeMail.ts';
import { mailsAbout } from './mail/openMailer.ts';
import { checkDisk } from './storage/disk/checkDisk.ts';
import { dataFolder } from './storage/disk/dataFolder.ts';
import { freeDisk } from './storage/disk/freeDisk.ts';
import { StoreRefused, StoreUnavailable } from './storage/store.ts';
import { within } from './timing/within.ts';

type Internal =
  | 'store'
  | 'attachments'
  | 'accounts'
  | 'admin'
  | 'metrics'
  | 'checkReady'
  | 'mailsAbout'
  | 'answersMailed'
  | 'onStored'
  | 'onLetter';

export interface IntakeOptions extends Omit<AppOptions, Internal>, MailFacts, Omit<StoreSettings, 'forms'> {
  readonly mail?: MailSettings | undefined;
  /** The school's OpenID provider. */
  readonly provider?: ProviderSettings | undefined;
  /** Days after which the office is reminded of applications that it has not opened; never without it. */
  readonly seenWithinDays?: number | undefined;
  /** Days after which an application is deleted; never without it. */
  readonly retentionDays?: number | undefined;
}

export interface Intake {
  /** Ready, not listening. */
  readonly app: FastifyInstance;
  /** The office's commands, over the same storage. */
  readonly admin: Pick<AdminApi, 'list'>;
  /** Finishes requests in flight and closes the storage, within 10 seconds whatever clients and servers do. */
  close(): Promise<void>;
}

/** Milliseconds for running jobs, then for the store; in total below the 10 seconds that `close` promises. */
const STOP_JOBS = 7000;
const STOP_STORE = 2000;

/** Opens the intake over the store that the options name; throws as `StoreKind.openForService`. */
export async function openIntake(options: IntakeOptions): Promise<Intake> {
  const folder = dataFolder(options.dataDir);
  let app: FastifyInstance | undefined;
  let jobs: Jobs | undefined;
  const onError = (err: unknown) => app?.log.error({ err }, 'storage');
  const kind = await findStore(options);
  const socket = await kind.findSocket();
  const storage = await kind.openForService(onError);
  const { store, attachments, accounts, leftovers, deleteSetAside } = storage;
  const admin = adminOverStorage(storage, { ...options, sendsMail: options.mail !== undefined });
  const metrics = createMetrics(store.countMails, () => countUnseen(store, options.seenWithinDays));
  try {
    app = await buildApp({
      freeBytes: freeDisk(folder.root),
      ...options,
      store,
      attachments,
      accounts,
      admin,
      office: {
        title: options.school?.name.en,
        provider: options.provider && openProvider(options.provider),
        ...options.office,
      },
      metrics,
      checkReady: () => store.check().then(() => checkDisk(folder)),
      mailsAbout: options.mail && mailsAbout(options.mail),
      answersMailed: options.mail && (options.mail.office.length > 0 ? 'always' : 'if-assigned'),
      onStored: () => jobs?.sendMailsSoon(),
      onLetter: options.mail && (() => jobs?.sendMailsSoon()),
    });
    await app.ready();
    if (leftovers.files > 0) app.log.info({ files: leftovers.files }, 'leftovers of an earlier process set aside');
    for (const warning of leftovers.warnings) app.log.error(warning);
    await store.check().catch((err) => {
      // The database server may start later than this service; a wrong setting stays wrong, so it is thrown.
      if (!(err instanceof StoreUnavailable) || err instanceof StoreRefused) throw err;
      app?.log.warn(`${err.message}: until then submissions are answered 503`);
    });
    const closeSocket = socket === undefined ? async () => undefined : await serveAdmin(admin, socket, onError);
    jobs = startJobs({ ...options, store, accounts, admin, deleteSetAside, metrics, log: app.log });
    return {
      app,
      admin,
      async close() {
        // `app.close` waits for running submissions up to `stopTimeout`; unresponsive mail or database servers are bounded here.
        await Promise.all([app?.close(), within(STOP_JOBS, jobs?.stop() ?? Promise.resolve()), closeSocket()]);
        await within(STOP_STORE, store.close());
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
