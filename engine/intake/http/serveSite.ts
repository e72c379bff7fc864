// The site's files beside the intake, so that a school needs one process and one port. Any static host can do this
// instead; the intake does not depend on it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../submissions/refusal.ts';
import { cacheControl } from './cacheControl.ts';
import { listPages, redirectsTo } from './redirects.ts';
import { lightenPart } from './securityHeaders.ts';

/** Serves `publicDir`: `/path` is `/path/index.html`, aliases redirect, an unknown address gets the nearest 404.html. */
export async function serveSite(
  app: FastifyInstance,
  publicDir: string,
  aliases: Iterable<readonly [string, string]>,
): Promise<void> {
  const redirect = redirectsTo(listPages(publicDir), aliases);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const target = redirect(request.url);
    if (target !== undefined) return reply.redirect(target, 308);
  });
  app.addHook('onSend', async (_request, reply) => lightenPart(reply));
  await app.register(fastifyStatic, {
    root: publicDir,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(response, file) {
      response.setHeader('cache-control', cacheControl(file));
      response.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const page = wantsPage ? notFoundPage(publicDir, request.url) : undefined;
    if (!page) throw new Refusal('no-such-page');
    // Without validators or ranges, or the answer might become 304 or 206.
    return reply.code(404).sendFile(page, { acceptRanges: false, etag: false, lastModified: false });
  });
}

/** The 404.html that stands nearest to an address: in the folder of its first part, or at the top. */
function notFoundPage(publicDir: string, url: string): string | undefined {
  const [first = ''] = url.slice(1).split(/[/?#]/);
  const candidates = /^[\w-]+$/.test(first) ? [`${first.toLowerCase()}/404.html`, '404.html'] : ['404.html'];
  return candidates.find((page) => existsSync(path.join(publicDir, page)));
}
