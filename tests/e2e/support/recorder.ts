// A proxy between page and service that records the bytes of every submission, since the driver does not expose bodies with
// files. It can also drop the service's response.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { origin } from './servers/server.ts';

export interface Recorded {
  readonly headers: IncomingMessage['headers'];
  readonly parts: readonly (readonly [name: string, value: string | File])[];
  /** The response of the service. */
  status: number;
}

export interface Recorder {
  readonly posts: readonly Recorded[];
  /** Drops the response to the next submission. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

/** The parts of a submission's body. */
export async function partsOf(headers: IncomingMessage['headers'], body: Buffer): Promise<Recorded['parts']> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  return [...form.entries()];
}

/** Records all submissions that `page` sends to `path`. */
export async function recordPosts(page: Page, path: string): Promise<Recorder> {
  const posts: Recorded[] = [];
  let losing = false;
  const server = createServer((incoming, answer) => {
    record(incoming, answer).catch((error: Error) => answer.destroy(error));
  });

  async function record(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const recorded: Recorded = { headers: incoming.headers, parts: await partsOf(incoming.headers, body), status: 0 };
    posts.push(recorded);
    const { host: _, ...headers } = incoming.headers;
    const forwarded = request(`${origin}${path}`, { method: 'POST', headers }, (answered) => {
      recorded.status = answered.statusCode ?? 0;
      if (losing) {
        losing = false;
        answered.resume();
        answer.destroy();
        return;
      }
      answer.writeHead(recorded.status, answered.headers);
      answered.pipe(answer);
    });
    forwarded.on('error', (error) => answer.destroy(error));
    forwarded.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(`**${path}`, (route) => {
    const isPost = route.request().method() === 'POST';
    return route.continue(isPost ? { url: `http://127.0.0.1:${port}${path}` } : {});
  });
  return {
    posts,
    loseNextAnswer: () => {
      losing = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
