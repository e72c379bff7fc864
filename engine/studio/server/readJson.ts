import type { IncomingMessage } from 'node:http';

/** All files of a form together are smaller. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The parsed body of a request. Rejects one above 8 MiB, and one that is not JSON. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error('The request is larger than 8 MiB.');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
