// `AdminApi` as a client of the running service: HTTP over its local socket (adminServer.ts).
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { AdminError } from '../storage/adminError.ts';
import type { Application, Filter, Summary } from '../storage/store.ts';
import type { AdminApi, BackedUp } from './adminApi.ts';

/** Connects to the service that listens at `address`; undefined if none does. */
export async function connectAdmin(address: string): Promise<AdminApi | undefined> {
  try {
    (await send(address, 'GET', '/')).resume();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new AdminError('Only the account that runs the service may read the applications', { cause: error });
  }
  return {
    list: async (filter = {}) => asked<Summary[]>(await send(address, 'GET', `/applications?${queryOf(filter)}`)),
    show: async (reference) => found<Application>(await send(address, 'GET', `/applications/${reference}`)),
    read: async (attachmentId) => expectGood(await send(address, 'GET', `/attachments/${attachmentId}`)),
    async change(reference, change) {
      return (await found(await send(address, 'PATCH', `/applications/${reference}`, change))) !== undefined;
    },
    async remove(reference) {
      return (await found(await send(address, 'DELETE', `/applications/${reference}`))) !== undefined;
    },
    backup: async (folder) => asked<BackedUp>(await send(address, 'POST', '/backups', { folder })),
    close: async () => undefined,
  };
}

function queryOf(filter: Filter): string {
  const given = Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return new URLSearchParams(given).toString();
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
  return (await json(await expectGood(response))) as T;
}

async function found<T>(response: IncomingMessage): Promise<T | undefined> {
  if (response.statusCode !== 404) return asked(response);
  response.resume();
  return undefined;
}
