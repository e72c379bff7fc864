// Everything that a page may load comes from this very server; nothing is evaluated, sent or, but for what the site names, framed from elsewhere.
// HSTS only where TLS is certain: promised over plain HTTP, it would lock a school out of its own site.
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** What the site needs beyond its own files. */
export interface Allowed {
  /** Origins that it shows in frames, e.g. a map's. */
  readonly frames?: readonly string[] | undefined;
  /** Origins that it sends forms to, besides its own. */
  readonly sendsTo?: readonly string[] | undefined;
  /** Hashes of the styles and the one script that stand in its pages themselves. */
  readonly hashes?: { readonly styles: readonly string[]; readonly script: string } | undefined;
}

/** The headers of every answer; {@link lightenPart} takes from a page's parts what protects documents. */
export function securityHeaders(allowed: Allowed): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY };
  // They are the same for every answer, so helmet is asked once.
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

const options = ({ frames = [], sendsTo = [], hashes }: Allowed): HelmetOptions => ({
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
  // For browsers that are gone.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** A header that helmet leaves out. A photo is taken by the system's own camera, which needs no leave. */
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

/** What is a part of a page, and can be neither opened as one nor run by itself. A drawing (SVG) can. */
const PART = /^(?:font|audio|image\/(?!svg)|text\/css|(?:text|application)\/javascript)/;

/** The headers of the answers that are documents, which weigh on a page's parts in vain: there are many, on slow lines. */
const OF_DOCUMENTS = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** Leaves an answer that is a part of a page with the headers that protect one. */
export function lightenPart(reply: FastifyReply): void {
  if (!PART.test(String(reply.getHeader('content-type')))) return;
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  reply.header('content-security-policy', "default-src 'none'");
}

/** Strict-Transport-Security for a year, for this very host: a school may have others that know no TLS. */
export const HSTS = 'max-age=31536000';
