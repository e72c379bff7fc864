// The studio reads and writes the maintainer's files, so it answers this machine only, and nothing that another site's page
// made the browser send: the connection and the name in the address are this machine's, a POST is JSON (which no plain form
// can send) and comes from the studio's own origin.
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Why the request is not answered; undefined where it is. */
export function refusalOf({ method, headers, socket }: IncomingMessage): string | undefined {
  const { host = '', origin } = headers;
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOCAL_NAME.test(host))
    return 'The studio answers only on the machine that it runs on.';
  if (method === 'GET') return undefined;
  if (method !== 'POST') return 'The studio knows GET and POST.';
  if (origin !== `http://${host}` && origin !== `https://${host}`) return 'Only the studio itself may send this.';
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? '')) return 'This is not JSON.';
  return undefined;
}
