// `AdminApi` as a client of the running service: HTTP over its local socket (adminServer.ts).

import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { codeOf } from '../../core/index.ts';
import type { AccountAdmin } from '../accounts/administration.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Page, RecordedEvent, Summary, TrailPage } from '../storage/caseStore.ts';
import type { BackedUp } from '../storage/storage.ts';
import type { Application } from '../storage/store.ts';
import type { AdminApi } from './adminApi.ts';
import type { Carried } from './carryOut.ts';

/** Connects to the service that listens at `address`; undefined if none does. */
export async function connectAdmin(address: string): Promise<AdminApi | undefined> {
  try {
    (await send(address, 'GET', '/')).resume();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new AdminError('Only the account that runs the service may read the applications', { cause: error });
  }
  return {
    list: async (filter = {}) => asked<Summary[]>(await send(address, 'POST', '/lists', filter)),
    page: async (query) => asked<Page>(await send(address, 'POST', '/pages', query)),
    counts: async (filter) => asked<Record<string, number>>(await send(address, 'POST', '/counts', filter)),
    trail: async (query, limit) => asked<TrailPage>(await send(address, 'POST', '/trail', { query, limit })),
    show: async (reference, version) =>
      found<Application>(await send(address, 'GET', `/applications/${reference}?version=${version ?? ''}`)),
    read: async (attachmentId) => expectGood(await send(address, 'GET', `/attachments/${attachmentId}`)),
    record: async (reference) => asked<RecordedEvent[]>(await send(address, 'GET', `/records/${reference}`)),
    carryOut: async (reference, command, actor) =>
      asked<Carried>(await send(address, 'POST', `/commands/${reference}`, { command, actor })),
    sendsMail: async () => asked<boolean>(await send(address, 'GET', '/mail')),
    recordExport: async (references, by) =>
      void (await asked(await send(address, 'POST', '/exports', { references, by }))),
    async remove(reference, by) {
      return (await found(await send(address, 'POST', `/deletions/${reference}`, { by }))) !== undefined;
    },
    backup: async (folder) => asked<BackedUp>(await send(address, 'POST', '/backups', { folder })),
    accounts: accountsAt(address),
    close: async () => undefined,
  };
}

/** Operations on accounts are called by name, with their arguments as a list. */
function accountsAt(address: string): AccountAdmin {
  const call =
    (name: keyof AccountAdmin) =>
    async (...given: readonly unknown[]) => {
      // JSON has no undefined.
      const some = given.filter((argument) => argument !== undefined);
      return (await asked<{ result: never }>(await send(address, 'POST', `/accounts/${name}`, some))).result;
    };
  return {
    list: call('list'),
    add: call('add'),
    setRole: call('setRole'),
    setMail: call('setMail'),
    remove: call('remove'),
    reset: call('reset'),
    sessions: call('sessions'),
    endSessions: call('endSessions'),
  };
}

function send(socketPath: string, method: string, path: string, body?: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ socketPath, method, path, agent: false }, resolve)
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });
}

async function expectGood(response: IncomingMessage): Promise<IncomingMessage> {
  if (response.statusCode === 200) return response;
  if (response.statusCode === 409) throw new AdminError(((await json(response)) as { message: string }).message);
  response.resume();
  throw new AdminError('The service could not answer; its log says why');
}

async function asked<T>(response: IncomingMessage): Promise<T> {
  // Both ends are of one program: adminServer.ts sends what `AdminApi` declares.
  return (await json(await expectGood(response))) as T;
}

async function found<T>(response: IncomingMessage): Promise<T | undefined> {
  if (response.statusCode !== 404) return asked(response);
  response.resume();
  return undefined;
}
