// Node keeps the first of several `Host` headers without a word. A proxy in front may have decided by another one, so such
// a request is refused, as RFC 9112 (section 3.2) demands, and one whose `Host` is no host.
import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** True if `request` says once which host it is for; HTTP/1.0 need not say it. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 > 0 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  return host === undefined ? httpVersion === '1.0' : hosts.length === 1 && HOST.test(host);
}
