// Everything that a page may load comes from this very server; nothing is evaluated, sent or, but for what the site names, framed from elsewhere.
// HSTS only where TLS is certain: promised over plain HTTP, it would lock a school out of its own site.
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** The headers of every answer; `frames` are the origins that a page may show in a frame, e.g. a map's. */
export const securityHeaders = (frames: readonly string[]): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
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
});

/** A header that helmet leaves out. A photo is taken by the system's own camera, which needs no leave. */
export const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

/** Strict-Transport-Security for a year, for this very host: a school may have others that know no TLS. */
export const HSTS = 'max-age=31536000';
