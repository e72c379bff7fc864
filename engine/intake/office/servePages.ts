// The office's pages: one HTML for all addresses below /office, and its hashed script and styles.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../submissions/refusal.ts';

/** Nothing inline, nothing from elsewhere; pictures of codes are data, PDFs are drawn by a worker. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A worker has the policy of its own file. The one that draws PDFs loads another script to read JPEG 2000, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'";
const WORKER = /\.mjs(?:\?|$)/;

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  // Addresses contain references of applications.
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
};

/** `folder` is that of the build; its `office/assets` have a hash in their names. */
export async function servePages(scope: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  await scope.register(async (assets) => {
    assets.addHook('onSend', async ({ url }, reply) => {
      if (reply.statusCode >= 400) return;
      if (WORKER.test(url)) reply.header('content-security-policy', WORKER_POLICY);
      reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' });
    });
    await assets.register(fastifyStatic, {
      root: path.join(folder, 'office/assets'),
      prefix: '/assets/',
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
    });
  });
  scope.get('/api/*', () => Promise.reject(new Refusal('no-such-page')));
  for (const address of ['/', '/*']) {
    scope.get(address, (_request, reply) => reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page));
  }
}
