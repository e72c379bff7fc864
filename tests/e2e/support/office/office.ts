// The office's commands while the service runs.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '../../../../engine/core/index.ts';
import type { AdminApi } from '../../../../engine/intake/admin/adminApi.ts';
import { findStore } from '../../../../engine/intake/admin/findStore.ts';
import { openAdmin } from '../../../../engine/intake/admin/openAdmin.ts';
import type { Application } from '../../../../engine/intake/storage/store.ts';
import { dataDir, project } from '../servers/server.ts';

/** Runs `npm run applications -- ...` and returns what it prints. */
export async function office(...words: string[]): Promise<string> {
  const command = ['dist/server/applications.js', ...words];
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, command, { cwd: project, env })).stdout;
}

/** One stored application. */
export async function keptApplication(reference: string): Promise<Application> {
  return inside(async ({ show }) => {
    const found = await show(reference);
    if (!found) throw new Error(`There is no application ${reference}.`);
    return found;
  });
}

/** All stored applications, oldest first. */
export async function keptApplications(): Promise<readonly Application[]> {
  return inside(async ({ list, show }) => {
    const found = await Promise.all((await list()).map(({ reference }) => show(reference)));
    return found.flatMap((application) => application ?? []);
  });
}

/** The references of applications with `text` in an answer. */
export async function referencesWith(text: string): Promise<readonly string[]> {
  const all = await keptApplications();
  return all.filter(({ answers }) => JSON.stringify(answers).includes(text)).map(({ reference }) => reference);
}

/** Adds an account; returns the token of its invitation. */
export async function addAccount(name: string, role: Role): Promise<string> {
  const invited = await inside(({ accounts }) => accounts.add(name, role, 'command line'));
  if (!invited) throw new Error(`There is an account ${name}.`);
  return invited.token;
}

export async function removeAccount(name: string): Promise<void> {
  if (!(await inside(({ accounts }) => accounts.remove(name, 'command line'))))
    throw new Error(`There is no account ${name}.`);
}

/** Asks the socket that the command uses, without starting a process. */
async function inside<T>(ask: (office: AdminApi) => Promise<T>): Promise<T> {
  const opened = await openAdmin(await findStore({ dataDir }));
  try {
    return await ask(opened);
  } finally {
    await opened.close();
  }
}
