import { type Actor, messageOf } from '../../../core/index.ts';
import type { AdminApi } from '../../admin/adminApi.ts';
import { findStore } from '../../admin/findStore.ts';
import { openAdmin } from '../../admin/openAdmin.ts';
import { AdminError } from '../../storage/adminError.ts';
import type { Application } from '../../storage/store.ts';
import type { Context } from './command.ts';

/** Whoever may run a command may do everything, and the record does not tell who it was. */
export const COMMAND_LINE: Actor = { name: 'command line', role: 'manage' };

/** Runs `work` with the admin API of the store that `context` names, and closes it. */
export async function withAdmin<T>(context: Context, work: (admin: AdminApi) => Promise<T>): Promise<T> {
  const admin = await openAdmin(await findStore(context), context);
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
}

/** The application with a reference, by default in its newest version; throws an {@link AdminError} if there is none. */
export async function findApplication(admin: AdminApi, reference: string, version?: number): Promise<Application> {
  const application = await admin.show(reference, version);
  if (application) return application;
  const newest = version === undefined ? undefined : await admin.show(reference);
  if (newest) throw new AdminError(`${reference} has the versions 1 to ${newest.versions} only`);
  throw new AdminError(`There is no application ${reference} here`);
}

/** Notes that the office has opened an application; a failure is printed, since a read-only store can still be read. */
export async function noteOpened(admin: AdminApi, reference: string, { printError }: Context): Promise<void> {
  try {
    await admin.carryOut(reference, { type: 'open' }, COMMAND_LINE);
  } catch (error) {
    printError(`That ${reference} was opened could not be noted: ${messageOf(error)}\n`);
  }
}
