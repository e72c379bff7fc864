// A page under watch. Whatever goes wrong without anybody looking at it fails the test: an error or a warning in the
// console (a broken content security policy is one, a page that does not agree with its HTML another), an exception, and
// any request that leaves for another place.
import { test as base, expect } from '@playwright/test';
import { origin } from './server.ts';

interface Watch {
  /** What the console may say in this test, because the test itself brings it about. */
  readonly expected: RegExp | undefined;
  readonly watched: undefined;
}

export const test = base.extend<Watch>({
  expected: [undefined, { option: true }],
  watched: [
    async ({ page, expected }, use) => {
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
      await use(undefined);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
