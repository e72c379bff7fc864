// CORS for pages served from another origin than the intake, e.g. a CDN. There are no cookies and no log-in, so credentials
// are never allowed. Unlisted origins get no CORS headers; their browsers do not post, because the submission's custom
// headers require a preflight. Same-origin is not checked on the server: a proxy may have changed the Host to compare with.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ELAPSED_HEADER } from '../../core/index.ts';
import { Refusal } from '../submissions/refusal.ts';

/** Seconds for which a browser may cache the preflight. */
const MAX_AGE = 7200;

/** Lets pages of the exact `origins`, e.g. `https://www.school.example`, post to the address `post`, with these headers besides. */
export function allowOrigins(
  app: FastifyInstance,
  post: string,
  origins: readonly string[],
  headers: readonly string[] = [],
): void {
  if (origins.length === 0) return;
  app.options(post, async (request, reply) => {
    const method = request.headers['access-control-request-method'];
    if (!allowOrigin(request, reply, origins) || method !== 'POST') throw new Refusal('no-such-page');
    return reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', ['Idempotency-Key', ELAPSED_HEADER, ...headers].join(', '))
      .header('access-control-max-age', MAX_AGE)
      .send();
  });
}

/** Sets the CORS headers of a response; false if the request's origin is not among `origins`. */
export function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  if (origins.length === 0) return false;
  // The response differs by origin, so caches must not share it.
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.header('access-control-allow-origin', origin);
  return true;
}
