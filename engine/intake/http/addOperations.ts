// Liveness, readiness and metrics. Metrics are confidential and need the bearer token; without METRICS_TOKEN they are off.
// The client's address cannot replace the token: requests forwarded by a local proxy come from this machine, too.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../submissions/refusal.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsOptions {
  /** Rejects while submissions cannot be stored. */
  readonly checkReady?: (() => Promise<unknown>) | undefined;
  readonly metrics?: Metrics | undefined;
  /** Required to read the metrics: `Authorization: Bearer <token>`. Without it they are off. */
  readonly metricsToken?: string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the form that a route receives, for the metrics. */
    form?: string;
  }
}

/** Adds `GET /healthz`, `/readyz` and `/metrics`, and counts every response. */
export function addOperations(app: FastifyInstance, { checkReady, metrics, metricsToken }: OperationsOptions): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkReady?.();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
  if (!metrics) return;
  app.addHook('onResponse', async (request, reply) => {
    metrics.count({
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      bytes: Number(request.headers['content-length'] ?? 0) || 0,
      form: request.routeOptions.config.form,
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isAllowed(request, metricsToken)) throw new Refusal('no-such-page');
    const { text, type } = await metrics.print();
    return reply.header('cache-control', 'no-store').header('content-type', type).send(text);
  });
}

function isAllowed({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(token), digest(given));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
