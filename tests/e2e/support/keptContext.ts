// One page for many tests: opening one costs several times as much as the visit that follows. What a test may have left is
// taken away before the next: other tabs, listeners, routes, the size and kind of screen, the page itself, all that it kept
// on the device and its history. The browser's cache stays, as it does for a visitor.
// Not taken away are a clock that was installed and scripts that were added: such tests say `fresh` (test.ts).
import type { Browser, BrowserContext, Page, ViewportSize } from '@playwright/test';
import { origin } from './server.ts';

/** What tests listen to; all other events are the driver's own business. */
const HEARD = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'request', 'requestfailed', 'response'];

export class KeptContext {
  #context: BrowserContext | undefined;

  /** A context whose only page is as good as new. */
  async renewed(browser: Browser, viewport: ViewportSize | null): Promise<BrowserContext> {
    this.#context ??= await browser.newContext();
    const [page, ...others] = this.#context.pages();
    await Promise.all(others.map((other) => other.close()));
    if (page) await renew(this.#context, page, viewport);
    return this.#context;
  }

  async close(): Promise<void> {
    await this.#context?.close();
  }
}

async function renew(context: BrowserContext, page: Page, viewport: ViewportSize | null): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // A form notes what it has as it is left: only then is everything of it on the device.
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
