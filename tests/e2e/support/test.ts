// A page under watch: whatever goes wrong without anybody looking at it fails the test.
import { test as base, expect } from '@playwright/test';
import { KeptContext } from './keptContext.ts';
import { watch } from './watch.ts';

interface Options {
  /** What the console may say in this test, because the test itself brings it about. */
  readonly expected: RegExp | undefined;
  /** A browser context of the test's own, for one that leaves behind what cannot be taken away (keptContext.ts). */
  readonly fresh: boolean;
}

/** Of a font that the browser still has from the page before, Chromium says that it was fetched ahead in vain. */
const inVain = /was preloaded using link preload but not used/;

export const test = base.extend<Options, { readonly kept: KeptContext }>({
  expected: [undefined, { option: true }],
  fresh: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it which fixtures this one needs.
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, fresh, javaScriptEnabled, contextOptions, viewport }, use) => {
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
    expect(trouble.filter((one) => fresh || !inVain.test(one))).toEqual([]);
  },
});

export { expect };
