import type { Page } from '@playwright/test';
import type { Looks } from './hands.ts';

/** Waits until React has hydrated the layout and the page within it. */
export async function alive(page: Looks): Promise<void> {
  await page.evaluate(async () => {
    // React marks every element that it has hydrated.
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    while (![...document.querySelectorAll('header, main > *, .site-footer')].every(isTaken))
      await new Promise(requestAnimationFrame);
    // Listeners that are added after a paint are added before the browser is idle. WebKit has no requestIdleCallback.
    await new Promise((resolve) =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve),
    );
  });
}

/** Opens a page and waits until it is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Waits until the script that a page fetches when it is idle (site/idle) has run. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fetched = () =>
      performance.getEntriesByType('resource').find(({ name }) => /\/assets\/parts-[^/]*\.js$/.test(name));
    let script = fetched();
    while (!script) {
      await new Promise(requestAnimationFrame);
      script = fetched();
    }
    // A fetched script may still wait for others that it imports: offline it would never run. Importing it again ends when it has run.
    await import(script.name);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
