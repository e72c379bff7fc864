// Node silently uses the first of several `Host` headers, while a proxy in front may have routed by another. RFC 9112
// (section 3.2) demands 400 for several `Host` headers and for an invalid one.
import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** True if `request` has exactly one valid `Host` header; HTTP/1.0 may have none. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, i) => i % 2 > 0 && rawHeaders[i - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  return host === undefined ? httpVersion === '1.0' : hosts.length === 1 && HOST.test(host);
}
