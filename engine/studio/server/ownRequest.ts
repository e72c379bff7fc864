// The studio reads and writes the maintainer's files, so it answers this machine only, and no request that a page of another
// site made the browser send. The connection must come from a loopback address; `Host` must be a local name (DNS rebinding);
// a POST must be JSON, which an HTML form cannot send, and have the studio's own `Origin` (CSRF).
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_NAME = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;

/** Why the request is refused; undefined if it is answered. */
export function refusalOf({ method, headers, socket }: IncomingMessage): string | undefined {
  const { host = '', origin } = headers;
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !LOCAL_NAME.test(host))
    return 'The studio answers only the machine that it runs on.';
  if (method === 'GET') return undefined;
  if (method !== 'POST') return 'The studio supports only GET and POST.';
  if (origin !== `http://${host}` && origin !== `https://${host}`)
    return 'Only a page of the studio may send this request.';
  if (!/^application\/json(?:;|$)/.test(headers['content-type'] ?? ''))
    return 'The content type of this request is not application/json.';
  return undefined;
}
