import type { IncomingMessage } from 'node:http';

/** More than all files of a form together. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The body of a request; fails where it is too long or no JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error('This is more than a form can be.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
