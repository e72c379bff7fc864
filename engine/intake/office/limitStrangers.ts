// A rate limit of requests, per sender. Browsers whose session was found lately have a limit of their own, so that a stranger in
// the same network (a school has one address) does not use up the office's.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { digestOfGiven } from '../accounts/token.ts';
import type { Limits } from '../config/limits.ts';
import { senderOf } from '../config/senderOf.ts';
import { Refusal } from '../submissions/refusal.ts';
import { readCookie } from './cookies.ts';

/** Sessions; beyond, all are forgotten, and found again with their next request. */
const MOST_TRUSTED = 1000;

export function limitStrangers(app: FastifyInstance, { officeRequests }: Limits) {
  const trusted = new Set<string>();
  const count = app.createRateLimit({
    max: officeRequests.perSender,
    timeWindow: 60_000,
    keyGenerator(request) {
      const id = digestOfGiven(readCookie(request.headers.cookie, 'session'));
      return id !== undefined && trusted.has(id) ? id : senderOf(request.ip);
    },
  });
  return {
    /** Throws a {@link Refusal}. */
    async check(request: FastifyRequest): Promise<void> {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw new Refusal('too-many-requests');
    },
    /** Notes that a session was found in the store. */
    trust({ id }: { readonly id: string }): void {
      if (trusted.size >= MOST_TRUSTED) trusted.clear();
      trusted.add(id);
    },
  };
}
