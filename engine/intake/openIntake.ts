// Wires the intake together. The order matters: lock the storage and move leftover files out of the way first, then open
// the admin socket and receive.
import type { FastifyInstance } from 'fastify';
import { openEmbeddedBackend } from './admin/openEmbeddedBackend.ts';
import type { MailSettings } from './config/mailSettings.ts';
import { type AppOptions, buildApp } from './http/buildApp.ts';
import { createMetrics } from './http/metrics.ts';
import { countUnseen } from './jobs/remindUnseen.ts';
import { type Jobs, startJobs } from './jobs/startJobs.ts';
import type { MailFacts } from './mail/composeMail.ts';
import { mailsAbout } from './mail/openMailer.ts';
import { checkDisk } from './storage/disk/checkDisk.ts';
import { dataFolder } from './storage/disk/dataFolder.ts';
import { freeDisk } from './storage/disk/freeDisk.ts';
import type { Syncs } from './storage/disk/syncs.ts';
import { StoreRefused, StoreUnavailable } from './storage/store.ts';
import { within } from './timing/within.ts';

type Internal = 'store' | 'attachments' | 'metrics' | 'checkReady' | 'mailsAbout' | 'onStored';

export interface IntakeOptions extends Omit<AppOptions, Internal>, MailFacts {
  readonly dataDir: string;
  /** The database server, if applications are not stored in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** True if the settings say which store is meant, so that applications in the other one do not matter. */
  readonly isStoreChosen?: boolean | undefined;
  /** Timeout of a statement on the database server, in milliseconds. */
  readonly databaseTimeout?: number | undefined;
  /** How files in `dataDir` are synced; by default with fsync. Tests replace it. */
  readonly syncs?: Syncs | undefined;
  readonly mail?: MailSettings | undefined;
  /** Days after which the office is reminded of applications that it has not opened; never without it. */
  readonly seenWithinDays?: number | undefined;
  /** Days after which an application is deleted; never without it. */
  readonly retentionDays?: number | undefined;
}

export interface Intake {
  /** Ready, not listening. */
  readonly app: FastifyInstance;
  /** Finishes requests in flight and closes the storage, within 10 seconds whatever clients and servers do. */
  close(): Promise<void>;
}

/** Milliseconds for running jobs, then for the store; in total below the 10 seconds that `close` promises. */
const STOP_JOBS = 7000;
const STOP_STORE = 2000;

/** Opens the intake over `dataDir`; throws `StoreInUse` if another process has it, `WrongStore` if other applications may be meant. */
export async function openIntake({
  dataDir,
  databaseUrl,
  isStoreChosen,
  databaseTimeout: timeout,
  syncs,
  ...options
}: IntakeOptions): Promise<Intake> {
  const folder = dataFolder(dataDir);
  let app: FastifyInstance | undefined;
  let jobs: Jobs | undefined;
  const onError = (err: unknown) => app?.log.error({ err }, 'storage');
  const { storage, admin, serveAdmin, deleteSetAside } = await (databaseUrl === undefined
    ? openEmbeddedBackend(folder, { syncs })
    : import('./admin/openPostgresBackend.ts').then(({ openPostgresBackend }) =>
        openPostgresBackend(databaseUrl, folder, { onError, timeout, isStoreChosen }),
      ));
  const { store, attachments, leftovers } = storage;
  const metrics = createMetrics(store.countMails, () => countUnseen(store, options.seenWithinDays));
  try {
    app = await buildApp({
      freeBytes: freeDisk(folder.root),
      ...options,
      store,
      attachments,
      metrics,
      checkReady: () => store.check().then(() => checkDisk(folder)),
      mailsAbout: options.mail && mailsAbout(options.mail),
      onStored: () => jobs?.sendMailsSoon(),
    });
    await app.ready();
    if (leftovers.files > 0) app.log.info({ files: leftovers.files }, 'leftovers of an earlier process set aside');
    for (const warning of leftovers.warnings) app.log.error(warning);
    await store.check().catch((err) => {
      // The database server may start later than this service; a wrong setting stays wrong, so it is thrown.
      if (!(err instanceof StoreUnavailable) || err instanceof StoreRefused) throw err;
      app?.log.warn(`${err.message}: until then submissions are answered 503`);
    });
    const closeSocket = await serveAdmin(onError);
    jobs = startJobs({ ...options, store, admin, deleteSetAside, metrics, log: app.log });
    return {
      app,
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
