// Stands between any browser and the service, since no two clients tell alike what a page's console says or a request carries:
// every page gets a script that notes trouble, and every submission of a form is recorded as it came over the wire.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { partsOf, type Recorded } from '../../e2e/support/recorder.ts';
import { origin } from '../../e2e/support/servers/server.ts';
import { noteTrouble } from './noteTrouble.ts';
import { selfSigned } from './selfSigned.ts';

const WATCH = '/note-trouble.js';

export interface Recording {
  readonly origin: string;
  readonly posts: readonly Recorded[];
  close(): Promise<void>;
}

/** `isSecure`: browsers reach it by TLS, with a certificate that they have to be told to accept. */
export async function openRecording(isSecure = false): Promise<Recording> {
  const posts: Recorded[] = [];
  const listener = (incoming: IncomingMessage, answer: ServerResponse) => {
    pass(incoming, answer).catch((error: Error) => answer.destroy(error));
  };
  const server = isSecure ? createSecureServer(await selfSigned(), listener) : createServer(listener);
  const protocol = isSecure ? 'https' : 'http';

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (incoming.url === WATCH) {
      answer.setHeader('content-type', 'text/javascript').end(`(${noteTrouble})()`);
      return;
    }
    const body = await buffer(incoming);
    const answered = await forward(incoming, body, protocol);
    const { statusCode = 0, headers } = answered;
    if (incoming.method === 'POST' && incoming.headers['content-type']?.startsWith('multipart/')) {
      posts.push({ headers: incoming.headers, parts: await partsOf(incoming.headers, body), status: statusCode });
    }
    if (!headers['content-type']?.startsWith('text/html')) {
      answered.pipe(answer.writeHead(statusCode, headers));
      return;
    }
    const html = (await buffer(answered)).toString().replace('<head>', `<head><script src="${WATCH}"></script>`);
    answer.writeHead(statusCode, { ...headers, 'content-length': Buffer.byteLength(html) }).end(html);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${protocol}://127.0.0.1:${port}`,
    posts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(
  { url = '/', method = 'GET', headers }: IncomingMessage,
  body: Buffer,
  protocol: string,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, 'accept-encoding': 'identity', 'x-forwarded-proto': protocol };
    request(origin + url, { method, headers: sent }, resolve)
      .on('error', reject)
      .end(body);
  });
}
