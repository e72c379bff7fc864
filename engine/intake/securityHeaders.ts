// Everything that a page may load comes from this very server; nothing is evaluated, sent or, but for what the site names, framed from elsewhere.
// HSTS is left to the proxy that ends TLS: a promise made over plain HTTP would lock a school out of its own site.
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
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  hsts: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** The one header that helmet leaves out. */
export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
