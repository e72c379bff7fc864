// Serves the site's files beside the intake, so that a school needs one process and one port. Optional: any static host can
// do this instead.
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../submissions/refusal.ts';
import { cacheControl } from './cacheControl.ts';
import { listPages, redirectsTo } from './redirects.ts';
import { dropDocumentHeaders } from './securityHeaders.ts';

/** Serves `publicDir`: `/path` is `/path/index.html`, aliases redirect, an unknown address gets 404.html (see `notFoundPage`). */
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
  app.addHook('onSend', async (_request, reply) => dropDocumentHeaders(reply));
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
    // Without validators and ranges, which could turn the response into 304 or 206.
    return reply.code(404).sendFile(page, { acceptRanges: false, etag: false, lastModified: false });
  });
}

/** The 404.html for an address: that of its first folder (e.g. a language), else the top one. */
function notFoundPage(publicDir: string, url: string): string | undefined {
  const [first = ''] = url.slice(1).split(/[/?#]/);
  const candidates = /^[\w-]+$/.test(first) ? [`${first.toLowerCase()}/404.html`, '404.html'] : ['404.html'];
  return candidates.find((page) => existsSync(path.join(publicDir, page)));
}
