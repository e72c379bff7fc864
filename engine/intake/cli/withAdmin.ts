import type { AdminApi } from '../admin/adminApi.ts';
import { adminOverStorage } from '../admin/adminOverStorage.ts';
import { openAdmin } from '../admin/openAdmin.ts';
import { AdminError } from '../storage/adminError.ts';
import { type DataFolder, dataFolder } from '../storage/disk/dataFolder.ts';
import type { Application } from '../storage/store.ts';
import type { Context } from './command.ts';

/** Runs `work` with the admin API of the storage that `context` names, and closes it. */
export async function withAdmin<T>(context: Context, work: (admin: AdminApi) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, isStoreChosen } = context;
  const folder = dataFolder(dataDir);
  const admin = await (databaseUrl === undefined
    ? openAdmin(folder)
    : openServerAdmin(databaseUrl, folder, isStoreChosen));
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

/** Loads the PostgreSQL driver only where it is needed, to keep other commands fast to start. */
async function openServerAdmin(url: string, folder: DataFolder, isStoreChosen?: boolean): Promise<AdminApi> {
  const { openAdmitted } = await import('../storage/postgres/openAdmitted.ts');
  return adminOverStorage(openAdmitted(url, folder, { isStoreChosen }));
}

/** The application with a reference; throws an {@link AdminError} if there is none. */
export async function findApplication(admin: AdminApi, reference: string): Promise<Application> {
  const application = await admin.show(reference);
  if (application) return application;
  throw new AdminError(`There is no application ${reference} here`);
}

/** Notes that the office has opened an application; a failure is printed, since a read-only store can still be read. */
export async function noteOpened(admin: AdminApi, reference: string, { printError }: Context): Promise<void> {
  try {
    await admin.change(reference, { seenAt: new Date().toISOString() });
  } catch (error) {
    printError(`That ${reference} was opened could not be noted: ${error instanceof Error ? error.message : error}\n`);
  }
}
