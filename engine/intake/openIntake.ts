// Puts the intake together, in the order that its promises need: own the archive, sweep what no application names, and
// only then open the office's door and receive.
import type { FastifyInstance } from 'fastify';
import { openEmbeddedBackend } from './admin/openEmbeddedBackend.ts';
import type { MailSettings } from './config/mailSettings.ts';
import { type AppOptions, buildApp } from './http/buildApp.ts';
import { createMetrics } from './http/metrics.ts';
import { type Chores, startChores } from './jobs/startChores.ts';
import { countUnseen } from './jobs/tellUnseen.ts';
import type { MailFacts } from './mail/composeMail.ts';
import { mailsAbout } from './mail/openMailer.ts';
import { checkDisk } from './storage/disk/checkDisk.ts';
import { dataFolder } from './storage/disk/dataFolder.ts';
import { freeDisk } from './storage/disk/freeDisk.ts';
import type { Syncs } from './storage/disk/syncs.ts';
import { StoreAway, StoreRefused } from './storage/store.ts';
import { within } from './timing/within.ts';

type FromHere = 'store' | 'attachments' | 'metrics' | 'checkReady' | 'mailsAbout' | 'onKept';

export interface IntakeOptions extends Omit<AppOptions, FromHere>, MailFacts {
  readonly dataDir: string;
  /** The archive's database server, if the archive is not in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** True if the settings say which store is meant, so that applications in the other one do not matter. */
  readonly isStoreChosen?: boolean | undefined;
  /** Milliseconds that the server may take for a statement. */
  readonly databaseTimeout?: number | undefined;
  /** What syncs the archive in `dataDir`; the disk's own without it. */
  readonly syncs?: Syncs | undefined;
  readonly mail?: MailSettings | undefined;
  /** Days after which the office is told of what it has not opened; never without it. */
  readonly seenWithinDays?: number | undefined;
  /** Days after which an application is deleted; never without it. */
  readonly retentionDays?: number | undefined;
}

export interface Intake {
  /** Ready, not yet listening. */
  readonly app: FastifyInstance;
  /** Finishes what is in flight and lets go of the archive, within 10 seconds whatever a client or a server does. */
  close(): Promise<void>;
}

/** Milliseconds for the jobs that run, then for the store; together with some margin less than 10 seconds. */
const STOP = 7000;
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
  let chores: Chores | undefined;
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
      onKept: () => chores?.mailSoon(),
    });
    await app.ready();
    if (leftovers.files > 0) app.log.info({ files: leftovers.files }, 'leftovers of an earlier process set aside');
    for (const warning of leftovers.warnings) app.log.error(warning);
    await store.check().catch((err) => {
      // A server may be started later than this service; a wrong setting does not pass.
      if (!(err instanceof StoreAway) || err instanceof StoreRefused) throw err;
      app?.log.warn(`${err.message}: until then submissions are answered 503`);
    });
    const closeSocket = await serveAdmin(onError);
    chores = startChores({ ...options, store, admin, deleteSetAside, metrics, log: app.log });
    return {
      app,
      async close() {
        // Running submissions have `stopTimeout`. A mail server or a database server that does not answer has as long.
        await Promise.all([app?.close(), within(STOP, chores?.stop() ?? Promise.resolve()), closeSocket()]);
        await within(STOP_STORE, store.close());
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
