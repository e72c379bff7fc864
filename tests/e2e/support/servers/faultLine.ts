// A proxy to the service that breaks the connection where a test says: before the submission reaches the service, during it, or
// after the service has stored it. Used as a browser's proxy it forwards everything else unchanged.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { origin } from './server.ts';

export type Fault = 'before' | 'during' | 'after' | 'none';

export interface FaultLine {
  /** The number of submissions that met each fault. */
  readonly met: Readonly<Record<Fault, number>>;
  /** The address for submissions, or of the browser's proxy. */
  readonly address: string;
  close(): Promise<void>;
}

/** Opens a proxy to the service's `path`; `next` returns the fault of each submission. */
export async function faultLine(path: string, next: () => Fault): Promise<FaultLine> {
  const met = { before: 0, during: 0, after: 0, none: 0 };
  const server = createServer((incoming, answer) => {
    const { pathname } = new URL(incoming.url ?? '', origin);
    const isSubmission = incoming.method === 'POST' && pathname === path;
    const fault = isSubmission ? next() : 'none';
    if (isSubmission) met[fault]++;
    // The page may be closed before its submission has ended: one more fault, without a response to wait for.
    pass(pathname, incoming, answer, fault).catch(() => answer.destroy());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    met,
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeIdleConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function pass(path: string, incoming: IncomingMessage, answer: ServerResponse, fault: Fault): Promise<void> {
  if (fault === 'before') {
    answer.destroy();
    return;
  }
  const body = await buffer(incoming);
  const { host: _, ...headers } = incoming.headers;
  const forwarded = request(`${origin}${path}`, { method: incoming.method, headers }, (answered) => {
    if (fault === 'after') {
      answered.resume();
      answered.on('end', () => answer.destroy());
      return;
    }
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  forwarded.on('error', () => answer.destroy());
  if (fault === 'during') {
    forwarded.write(body.subarray(0, Math.floor(body.length / 2)), () => forwarded.destroy());
    return;
  }
  forwarded.end(body);
}
