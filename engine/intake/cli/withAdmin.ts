import { archiveOffice } from '../admin/adminOverStorage.ts';
import { type DataFolder, dataFolder } from '../storage/disk/dataFolder.ts';
import { type Office, OfficeError } from '../admin/adminApi.ts';
import { openOffice } from '../admin/openAdmin.ts';
import type { Application } from '../storage/store.ts';
import type { Surroundings } from './command.ts';

/** Opens the office for `work` and closes it. */
export async function atOffice<T>(around: Surroundings, work: (office: Office) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, isStoreChosen } = around;
  const folder = dataFolder(dataDir);
  const office = await (databaseUrl === undefined
    ? openOffice(folder)
    : openSharedOffice(databaseUrl, folder, isStoreChosen));
  try {
    return await work(office);
  } finally {
    await office.close();
  }
}

/** Its driver is loaded where it is needed: commands are many and short. */
async function openSharedOffice(url: string, folder: DataFolder, isStoreChosen?: boolean): Promise<Office> {
  const { openAdmitted } = await import('../storage/postgres/openAdmitted.ts');
  return archiveOffice(openAdmitted(url, folder, { isStoreChosen }));
}

/** The application with a reference; throws an {@link OfficeError} if there is none. */
export async function findApplication(office: Office, reference: string): Promise<Application> {
  const application = await office.show(reference);
  if (application) return application;
  throw new OfficeError(`There is no application ${reference} here`);
}

/** Notes that the office has opened an application; a store that takes no writes now does not keep it from being read. */
export async function noteOpened(office: Office, reference: string, { complain }: Surroundings): Promise<void> {
  try {
    await office.change(reference, { seenAt: new Date().toISOString() });
  } catch (error) {
    complain(`That ${reference} was opened could not be noted: ${error instanceof Error ? error.message : error}\n`);
  }
}
