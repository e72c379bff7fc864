// Security headers. Pages load resources from their own origin only; frames and `connect` targets elsewhere are those that the
// site lists. HSTS is sent only where TLS is certain: otherwise it would make a site without TLS unreachable.
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { WORKER_POLICY } from '../office/servePages.ts';

/** What the site's policy permits beyond its own origin. */
export interface PolicyExceptions {
  /** Origins that it shows in frames, e.g. a map's. */
  readonly frames?: readonly string[] | undefined;
  /** Other origins that it sends forms to. */
  readonly sendsTo?: readonly string[] | undefined;
  /** Hashes of the inline styles and the inline script of its pages. */
  readonly hashes?: { readonly styles: readonly string[]; readonly script: string } | undefined;
}

/** The headers of every response; {@link dropDocumentHeaders} removes those that matter to documents only. */
export function securityHeaders(allowed: PolicyExceptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY };
  // They are the same for every response, so helmet runs once, on a recording response
  // that has the two methods helmet calls.
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options(allowed))({} as never, collect as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

const options = ({ frames = [], sendsTo = [], hashes }: PolicyExceptions): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(hashes ? [hashes.script] : [])],
      styleSrc: ["'self'", ...(hashes?.styles ?? [])],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...sendsTo],
      frameSrc: frames.length > 0 ? [...frames] : ["'none'"],
      objectSrc: ["'none'"],
      scriptSrcAttr: ["'none'"],
      workerSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  hsts: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
  // Only for obsolete browsers.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Not covered by helmet. A file input's camera is the system's own and needs no permission. */
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

/** Subresources that browsers do not open as documents. SVG is excluded: opened directly, it can run scripts. */
const SUBRESOURCE = /^(?:font|audio|image\/(?!svg)|text\/css|(?:text|application)\/javascript)/;

/** Headers with an effect on documents only; left out of subresources to save bytes on slow connections. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** Removes the headers for documents from the response to a subresource. */
export function dropDocumentHeaders(reply: FastifyReply): void {
  if (!SUBRESOURCE.test(String(reply.getHeader('content-type')))) return;
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  const policy = 'content-security-policy';
  if (reply.getHeader(policy) !== WORKER_POLICY) reply.header(policy, "default-src 'none'");
}

/** Strict-Transport-Security for a year, for this host only: the school's other hosts may not have TLS. */
export const HSTS = 'max-age=31536000';
