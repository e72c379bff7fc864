// Puts the intake together over one data folder, in the order that its promises need: own the database, sweep what no
// application names, open the office's door, and only then receive.
import type { FastifyInstance } from 'fastify';
import { openAttachmentFolder } from './attachmentFolder.ts';
import { type AppOptions, buildApp } from './buildApp.ts';
import { dataFolder, prepareDataFolder } from './dataFolder.ts';
import { freeDisk } from './freeDisk.ts';
import { officeAddress } from './officeAddress.ts';
import { serveOffice } from './serveOffice.ts';
import { openSqliteStore } from './sqliteStore.ts';
import { syncFolder } from './syncFolder.ts';

export interface IntakeOptions extends Omit<AppOptions, 'store' | 'attachments'> {
  readonly dataDir: string;
}

export interface Intake {
  /** Ready, not yet listening. */
  readonly app: FastifyInstance;
  /** Finishes what is in flight, then lets go of the data folder. */
  close(): Promise<void>;
}

/** How long a starting service waits for an office command or its predecessor to let go of the database. */
const WAIT = 3000;

/** Opens the intake over `dataDir`; throws `StoreInUse` if another process has it. */
export async function openIntake({ dataDir, ...options }: IntakeOptions): Promise<Intake> {
  const folder = dataFolder(dataDir);
  const address = officeAddress(folder);
  await prepareDataFolder(folder);
  const store = openSqliteStore(folder.database, { wait: WAIT });
  try {
    await syncFolder(folder.root);
    const attachments = openAttachmentFolder(folder);
    const swept = await attachments.sweep(await store.attachmentIds());
    const app = await buildApp({ freeBytes: freeDisk(folder.root), ...options, store, attachments });
    await app.ready();
    if (swept > 0) app.log.info({ files: swept }, 'leftovers swept');
    const office = { list: store.list, show: store.show, read: async (id: string) => attachments.read(id) };
    const shutOffice = await serveOffice(office, address, (err) => app.log.error({ err }, 'office'));
    return {
      app,
      async close() {
        await app.close();
        await shutOffice();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
