// Pages that come from another origin than the intake, e.g. a CDN: browsers let them post and read the answer only where the
// intake names that very origin. There are no cookies and no log-in here, so credentials are never allowed. Whoever is not
// named gets no word of it, as if this file were not there: its browser then asks in vain before it posts, because every
// submission has headers of its own. No origin is refused here for itself: a proxy in front may have changed the host that
// it would be held against.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ELAPSED_HEADER } from '../../core/index.ts';
import { Refusal } from '../submissions/refusal.ts';

/** Seconds for which a browser need not ask again. */
const REMEMBERED = 7200;

/** Lets pages of the exact `origins`, e.g. `https://www.school.example`, post to the address `post`. */
export function allowOrigins(app: FastifyInstance, post: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.options(post, async (request, reply) => {
    const asked = request.headers['access-control-request-method'];
    if (!nameOrigin(request, reply, origins) || asked !== 'POST') throw new Refusal('no-such-page');
    return reply
      .code(204)
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', `Idempotency-Key, ${ELAPSED_HEADER}`)
      .header('access-control-max-age', REMEMBERED)
      .send();
  });
}

/** Tells the browser that the page may read this answer; false where its origin is not among `origins`. */
export function nameOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): boolean {
  if (origins.length === 0) return false;
  // An answer that a cache keeps is not for every origin.
  reply.header('vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  reply.header('access-control-allow-origin', origin);
  return true;
}
