import type { AdminApi } from '../admin/adminApi.ts';
import { adminOverStorage } from '../admin/adminOverStorage.ts';
import { openAdmin } from '../admin/openAdmin.ts';
import { AdminError } from '../storage/adminError.ts';
import { type DataFolder, dataFolder } from '../storage/disk/dataFolder.ts';
import type { Application } from '../storage/store.ts';
import type { Context } from './command.ts';

/** Opens the office for `work` and closes it. */
export async function withAdmin<T>(around: Context, work: (office: AdminApi) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, isStoreChosen } = around;
  const folder = dataFolder(dataDir);
  const office = await (databaseUrl === undefined
    ? openAdmin(folder)
    : openSharedOffice(databaseUrl, folder, isStoreChosen));
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}

/** Its driver is loaded where it is needed: commands are many and short. */
async function openSharedOffice(url: string, folder: DataFolder, isStoreChosen?: boolean): Promise<AdminApi> {
  const { openAdmitted } = await import('../storage/postgres/openAdmitted.ts');
  return adminOverStorage(openAdmitted(url, folder, { isStoreChosen }));
}

/** The application with a reference; throws an {@link AdminError} if there is none. */
export async function findApplication(office: AdminApi, reference: string): Promise<Application> {
  const application = await office.show(reference);
  if (application) return application;
  throw new AdminError(`There is no application ${reference} here`);
}

/** Notes that the office has opened an application; a store that takes no writes now does not keep it from being read. */
export async function noteOpened(office: AdminApi, reference: string, { printError }: Context): Promise<void> {
  try {
    await office.change(reference, { seenAt: new Date().toISOString() });
  } catch (error) {
    printError(`That ${reference} was opened could not be noted: ${error instanceof Error ? error.message : error}\n`);
  }
}
