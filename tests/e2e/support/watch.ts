import type { Page } from '@playwright/test';
import { origin } from './servers/server.ts';

/**
 * Collects errors and warnings of a page's console (violations of the content security policy and hydration mismatches
 * included), exceptions, and requests to other origins than `own`. `expected` matches console messages that the test itself causes.
 */
export function watch(page: Page, expected?: RegExp, own = origin): readonly string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || expected?.test(message.text())) return;
    trouble.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== own) trouble.push(`request to ${url.origin}`);
  });
  return trouble;
}
