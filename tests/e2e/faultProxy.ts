// A line to the service that breaks where a test says: before the submission reaches the service, in its middle, or on the
// way back, after the service has kept it.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { origin } from './server.ts';

export type Fault = 'before' | 'during' | 'after' | 'none';

export interface FaultProxy {
  /** How many submissions met each fault. */
  readonly met: Readonly<Record<Fault, number>>;
  close(): Promise<void>;
}

/** Puts the line between `page` and the service's `path`; `next` says what happens to the submission that comes. */
export async function faultProxy(page: Page, path: string, next: () => Fault): Promise<FaultProxy> {
  const met = { before: 0, during: 0, after: 0, none: 0 };
  const server = createServer((incoming, answer) => {
    const fault = next();
    met[fault]++;
    // The page may be gone before its submission is through: that is one more fault, and nobody waits for an answer.
    pass(incoming, answer, fault).catch(() => answer.destroy());
  });

  async function pass(incoming: IncomingMessage, answer: ServerResponse, fault: Fault): Promise<void> {
    if (fault === 'before') {
      answer.destroy();
      return;
    }
    const body = await buffer(incoming);
    const { host: _, ...headers } = incoming.headers;
    const forwarded = request(`${origin}${path}`, { method: 'POST', headers }, (answered) => {
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

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(`**${path}`, (route) => {
    const isPost = route.request().method() === 'POST';
    return route.continue(isPost ? { url: `http://127.0.0.1:${port}${path}` } : {});
  });
  return {
    met,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
