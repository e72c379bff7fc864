// Everything that a page may load comes from this very server; nothing is evaluated, sent or, but for what the site names, framed from elsewhere.
// HSTS only where TLS is certain: promised over plain HTTP, it would lock a school out of its own site.
import type { ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * The headers of every answer. `frames` are the origins that a page may show in a frame, e.g. a map's, `sendsTo` those that
 * it may send a form to, besides its own.
 */
export function securityHeaders(
  frames: readonly string[],
  sendsTo: readonly string[],
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS_POLICY };
  // They are the same for every answer, so helmet is asked once.
  const collect = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  helmet(options(frames, sendsTo))({} as never, collect as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

const options = (frames: readonly string[], sendsTo: readonly string[]): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
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
});

/** A header that helmet leaves out. A photo is taken by the system's own camera, which needs no leave. */
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), ' +
  'midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()';

/** Strict-Transport-Security for a year, for this very host: a school may have others that know no TLS. */
export const HSTS = 'max-age=31536000';
