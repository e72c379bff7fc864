// What a request to the office must be, besides what its route asks.
import type { IncomingHttpHeaders } from 'node:http';
import { OFFICE_HEADER } from '../../core/index.ts';

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

interface Reached {
  readonly protocol: string;
  readonly hostname: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * True if the browser reaches the service by TLS, or on its own machine, where passphrases cross no network. That `Host` names this
 * machine does not show the latter: a proxy on it that is not told otherwise puts the service's address there, whatever address the
 * browser has asked for. But browsers send `Sec-Fetch-Site` to addresses only that they count as secure: with `https:`, or of their
 * own machine.
 */
export function isConfidential({ protocol, hostname, headers }: Reached): boolean {
  return protocol === 'https' || (LOCAL.test(hostname) && headers['sec-fetch-site'] !== undefined);
}

/**
 * True if a page of this origin sent the request. Every browser of today says so by `Sec-Fetch-Site`, which no page can set; for
 * older ones `Origin` is compared with the address that was asked.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  if (headers[OFFICE_HEADER.toLowerCase()] === undefined) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === origin : site === 'same-origin';
}
