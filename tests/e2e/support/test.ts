// The `test` of all specs: an unexpected console message, exception or external request fails it.
import { test as base, expect } from '@playwright/test';
import { KeptContext } from './keptContext.ts';
import { watch } from './watch.ts';

interface Options {
  /** Console messages that the test itself causes. */
  readonly expected: RegExp | undefined;
  /** Uses a new browser context, for a test that leaves behind what cannot be reset (keptContext.ts). */
  readonly fresh: boolean;
}

/** Chromium reports a preloaded font as unused when it has it from the previous page. */
const unusedPreload = /was preloaded using link preload but not used/;

/**
 * That of this worker, closed with its browser. A fixture of the worker would give specs with this `test` other workers, and browsers,
 * than specs with Playwright's.
 */
const kept = new KeptContext();

export const test = base.extend<Options>({
  expected: [undefined, { option: true }],
  fresh: [false, { option: true }],
  context: async ({ browser, fresh, javaScriptEnabled, contextOptions, viewport }, use) => {
    if (!fresh && javaScriptEnabled !== false && Object.keys(contextOptions).length === 0) {
      await use(await kept.renewed(browser, viewport));
      return;
    }
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ context, expected, fresh }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const trouble = watch(page, expected);
    await use(page);
    expect(trouble.filter((one) => fresh || !unusedPreload.test(one))).toEqual([]);
  },
});

export { expect };
