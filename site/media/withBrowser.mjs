import { chromium } from 'playwright-core';
import { launchOptions } from '../../tests/launch/launchOptions.mjs';

/**
 * Runs `work` with the tests' browser, and closes the browser afterwards, also after an error.
 * @template Result
 * @param {(browser: import('playwright-core').Browser) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBrowser(work) {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
