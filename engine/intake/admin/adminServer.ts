// Serves the admin API to the command line: plain HTTP over a Unix socket (Windows: a named pipe) that only the service's own
// account can open. It never listens on the network.
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Actor, type Command, keysOf } from '../../core/index.ts';
import type { AccountAdmin } from '../accounts/administration.ts';
import { AdminError } from '../storage/adminError.ts';
import type { Filter, PageQuery, Signature, TrailQuery } from '../storage/caseStore.ts';
import type { AdminApi } from './adminApi.ts';

/** Milliseconds. */
const CLOSE_TIMEOUT = 5000;

/** Listens at `address`; the returned function closes the server. Only for the process that holds the database's lock. */
export async function serveAdmin(
  admin: AdminApi,
  address: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(admin, request, response).catch((error) => {
      if (error instanceof AdminError) return send(response, 409, { message: error.message });
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const isFile = process.platform !== 'win32';
  // A killed service leaves its socket file behind. This process holds the database's lock, so no other service uses the file.
  if (isFile) await rm(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (isFile) await chmod(address, 0o600);
  return () => closeServer(server);
}

async function answer(admin: AdminApi, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://socket');
  const [, collection, id] = pathname.split('/');
  const asked = `${request.method} ${collection}${id === undefined ? '' : '/one'}`;
  if (asked === 'GET attachments/one') return pipeline(await admin.read(id ?? ''), response);
  if (asked === 'POST lists') return send(response, 200, await admin.list(await body<Filter>(request)));
  if (asked === 'POST pages') return send(response, 200, await admin.page(await body<PageQuery>(request)));
  if (asked === 'POST counts') return send(response, 200, await admin.counts(await body<Filter>(request)));
  if (asked === 'POST trail') {
    const { query, limit } = await body<{ query: TrailQuery; limit: number }>(request);
    return send(response, 200, await admin.trail(query, limit));
  }
  if (asked === 'GET applications/one') {
    const version = Number(searchParams.get('version')) || undefined;
    return sendFound(response, await admin.show(id ?? '', version));
  }
  if (asked === 'GET records/one') return send(response, 200, await admin.record(id ?? ''));
  if (asked === 'POST commands/one') {
    const { command, actor } = await body<{ command: Command; actor: Actor }>(request);
    return send(response, 200, await admin.carryOut(id ?? '', command, actor));
  }
  if (asked === 'GET mail') return send(response, 200, await admin.sendsMail());
  if (asked === 'POST exports') {
    const { references, by } = await body<{ references: string[]; by: Signature }>(request);
    await admin.recordExport(references, by);
    return send(response, 200, {});
  }
  if (asked === 'POST deletions/one') {
    return sendFound(response, await admin.remove(id ?? '', (await body<{ by: string }>(request)).by));
  }
  if (asked === 'POST backups') {
    return send(response, 200, await admin.backup((await body<{ folder: string }>(request)).folder));
  }
  if (asked === 'POST accounts/one') {
    const call = callOf(admin.accounts, id ?? '');
    if (call) return send(response, 200, { result: await call(...((await json(request)) as [never, never, never])) });
  }
  response.writeHead(404).end();
}

/** The operation on accounts of this name. */
function callOf(accounts: AccountAdmin, name: string) {
  const own = keysOf(accounts).find((one) => one === name);
  return own && accounts[own];
}

async function body<T>(request: IncomingMessage): Promise<T> {
  // Sent by adminClient.ts of the same program; the socket is open to its account only.
  return (await json(request)) as T;
}

function sendFound(response: ServerResponse, found: unknown): void {
  if (found === undefined || found === false) response.writeHead(404).end();
  else send(response, 200, found);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Waits for running commands, at most {@link CLOSE_TIMEOUT}. */
async function closeServer(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT);
  await new Promise<void>((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
  clearTimeout(timer);
}
