// The office's door in the running service: plain HTTP over a socket that only the service's own account can open.
// It never listens on the network.
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Office } from './office.ts';

/** Opens the door at `address`; the returned function shuts it. Call it only as the owner of the database. */
export async function serveOffice(
  office: Pick<Office, 'list' | 'show' | 'read'>,
  address: string,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(office, request, response).catch((error) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  const isFile = process.platform !== 'win32';
  // A killed service leaves its socket behind. Who holds the database is alone here.
  if (isFile) await rm(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (isFile) await chmod(address, 0o600);
  return () => shut(server);
}

async function answer(
  office: Pick<Office, 'list' | 'show' | 'read'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, collection, id] = (request.url ?? '').split('/');
  if (collection === 'attachments' && id !== undefined) return pipeline(await office.read(id), response);
  if (collection !== 'applications') return void response.writeHead(404).end();
  const found = id === undefined ? await office.list() : await office.show(id);
  if (found === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
