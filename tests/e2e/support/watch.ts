import type { Page } from '@playwright/test';
import { origin } from './server.ts';

/**
 * Notes whatever goes wrong on a page without anybody looking at it: an error or a warning in the console (a broken content
 * security policy is one, a page that does not agree with its HTML another), an exception, and any request that leaves for
 * another place. `expected` is what the console may say, because the test itself brings it about.
 */
export function watch(page: Page, expected?: RegExp): readonly string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || expected?.test(message.text())) return;
    trouble.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) trouble.push(`request to ${url.origin}`);
  });
  return trouble;
}
