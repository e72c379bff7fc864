// One page for many tests: opening one takes several times as long as a visit. Before each test everything that the previous
// one may have left is reset: other tabs, listeners, routes, screen size and media, the page, its storage and its history. The
// browser's cache is kept, as it is for a visitor.
// An installed clock and init scripts cannot be reset: tests with those set `fresh` (test.ts).
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { origin } from './servers/server.ts';

/** The events that tests listen to; the driver uses others itself. */
const HEARD = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'request', 'requestfailed', 'response'];

export class KeptContext {
  #context: BrowserContext | undefined;

  /** A context with one page, both reset. */
  async renewed(browser: Browser, viewport: ViewportSize | null): Promise<BrowserContext> {
    this.#context ??= await browser.newContext();
    const [page, ...others] = this.#context.pages();
    await Promise.all(others.map((other) => other.close()));
    if (page) await renew(this.#context, page, viewport);
    return this.#context;
  }
}

async function renew(context: BrowserContext, page: Page, viewport: ViewportSize | null): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // Leaving a form saves it: only after that is everything stored that has to be cleared.
  await page.goto('/healthz');
  const session = await context.newCDPSession(page);
  await Promise.all([
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }),
    viewport && page.setViewportSize(viewport),
    page.mouse.move(0, 0),
    page.evaluate(() => sessionStorage.clear()),
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  ]);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
